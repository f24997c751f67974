/** The nightly run sets `COMMISSARY_NIGHTLY=1`. */
export const isNightly = process.env['COMMISSARY_NIGHTLY'] === '1'

/**
 * Journeys that the gate leaves out: longer variants of what its stories, its tests over HTTP and its other journeys show.
 * A run by hand includes them.
 */
const nightlyJourneys = [
  'bad-files',
  'leaving',
  'left-behind',
  'low-vision',
  'posture',
  'saved-views',
  'server-down',
  'settings-keyboard',
  'settings-phone',
  'temporal',
  'vendors-together',
]

/** The test files that a run leaves out. */
export const excluded = process.env['COMMISSARY_GATE'] === '1' ? nightlyJourneys.map((name) => `${name}.test.ts`) : []

/** What the gate leaves to the nightly run, for the gate to print. Empty in the nightly run. */
export const leftToNightly: string[] = isNightly
  ? []
  : [
      `Journeys: ${nightlyJourneys.join(', ')}`,
      'Journeys: screens from right to left (the gate opens them from left to right)',
      'Journeys: the import of all of USDA SR28 (the gate imports a few foods)',
      'Journeys: a list of 100,000 vendors (the gate lists 5,000)',
    ]
