/** The nightly run sets `COMMISSARY_NIGHTLY=1`. */
export const isNightly = process.env['COMMISSARY_NIGHTLY'] === '1'

/**
 * Journeys that the gate leaves out: longer variants of what its stories, its tests over HTTP and its other journeys show.
 * A run by hand includes them.
 */
const nightlyJourneys = [
  'bad-files',
  'label-entry',
  'leaving',
  'left-behind',
  'low-vision',
  'nutrition-reports-phone',
  'posture',
  'recipe-reading',
  'saved-views',
  'server-down',
  'settings-keyboard',
  'settings-phone',
  'temporal',
  'upload-products',
  'vendors-together',
  'where-used-variants',
]

const isGate = process.env['COMMISSARY_GATE'] === '1'

/** All cases of a test, or the first `count` in the gate. */
export const someOf = <Case>(cases: readonly Case[], count: number): readonly Case[] =>
  isGate && !isNightly ? cases.slice(0, count) : cases

/** The test files that a run leaves out. */
export const excluded = isGate ? nightlyJourneys.map((name) => `${name}.test.ts`) : []

/** What the gate leaves to the nightly run, for the gate to print. Empty in the nightly run. */
export const leftToNightly: string[] = isNightly
  ? []
  : [
      `Journeys: ${nightlyJourneys.join(', ')}`,
      'Journeys: screens from right to left, in dark and on a phone under axe (the gate opens them from left to right, with axe in light on a computer)',
      'Journeys: the way back to six of nine lists, holidays over the end of a month and of summer time, and the keys of a typed recipe',
      'Journeys: most of the wrong passwords, amounts, refused pages, failed lists, failed starts, lost drafts and holidays (the gate tries one to three of each)',
      'Journeys: the import of all of USDA SR28 (the gate imports a few foods)',
      'Journeys: a list of 100,000 vendors (the gate lists 5,000)',
    ]
