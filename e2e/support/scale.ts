/** The nightly run sets `COMMISSARY_NIGHTLY=1`. */
export const isNightly = process.env['COMMISSARY_NIGHTLY'] === '1'

/** What the gate leaves to the nightly run, for the gate to print. Empty in the nightly run. */
export const leftToNightly: string[] = isNightly
  ? []
  : [
      'Journeys: screens from right to left (the gate opens them from left to right)',
      'Journeys: the import of all of USDA SR28 (the gate imports a few foods)',
      'Journeys: a list of 100,000 vendors (the gate lists 5,000)',
    ]
