import type { Composition } from './composition.ts'

export const beansComposition: Composition = {
  // Beans, black, mature seeds, canned, low sodium
  '16316': [
    91, 6.03, 0.29, 0.075, 0, 16.55, 6.9, 0.23, 35, 1.9, 35, 108, 308, 138, 0.54, 0.192, 0.233, 1.3, 2.7, 0.14, 0.12,
    0.62, 0.184, 0.055, 61, 0, 0, 0.62, 0, 2.3,
  ],
  // Beans, pinto, mature seeds, canned, solids and liquids, low sodium
  '16347': [
    82, 4.6, 0.56, 0.116, 0, 15.18, 4.6, 1.02, 47, 1.47, 33, 92, 276, 146, 0.56, 0.162, 0.318, 3.7, 0.7, 0.052, 0.016,
    0.268, 0.136, 0.135, 24, 0, 0, 0.55, 0, 2.1,
  ],
  // Beans, kidney, red, mature seeds, canned, solids and liquid, low sodium
  '16337': [
    81, 5.22, 0.36, 0.125, 0, 14.83, 5.3, 1.85, 29, 1.25, 30, 106, 260, 117, 0.62, 0.147, 0.291, 1.1, 0.8, 0.106, 0.067,
    0.494, 0.13, 0.08, 26, 0, 0, 0.02, 0, 4.1,
  ],
  // Chickpeas (garbanzo beans, bengal gram), mature seeds, canned, solids and liquids, low sodium
  '16360': [
    88, 4.92, 1.95, 0.204, 0, 13.49, 4.4, 2.59, 35, 1.23, 27, 80, 144, 132, 0.69, 0.153, 0.818, 2, 0.1, 0.032, 0.015,
    0.13, 0.299, 0.473, 25, 0, 1, 0.19, 0, 2.2,
  ],
  // Refried beans, canned, traditional, reduced sodium
  '16403': [
    89, 4.98, 2.01, 0.631, 0, 13.55, 3.7, 0.54, 29, 1.44, 35, 92, 319, 138, 0.58, 0.129, 0.289, 5.8, 0.8, 0.076, 0.079,
    0.367, 0.189, 0.103, 26, 0, 0, 0.09, 0, 2.3,
  ],
}
