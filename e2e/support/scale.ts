/** The nightly run sets `COMMISSARY_NIGHTLY=1`. */
export const isNightly = process.env['COMMISSARY_NIGHTLY'] === '1'

/**
 * Journeys that the gate leaves out: longer variants of what its stories, its tests over HTTP and its other journeys show.
 * A run by hand includes them.
 */
const nightlyJourneys = [
  'bad-files',
  'change-password',
  'commands',
  'cut-connection',
  'cycle-menus',
  'cycle-menus-phone',
  'documents',
  'find-replace',
  'first-read',
  'first-run',
  'help-pictures',
  'inventory-requests',
  'keyboard-alone',
  'label-entry',
  'languages',
  'leaving',
  'left-behind',
  'lists',
  'low-vision',
  'master-menus',
  'menu-costs',
  'notifications',
  'nutrition-reports-phone',
  'physical-inventory',
  'planner-keyboard',
  'planner-keys',
  'postgresql',
  'posture',
  'print',
  'public-menu',
  'publish-restart',
  'purchase-orders',
  'recall',
  'recipe-entry',
  'recipe-reading',
  'recipe-versions',
  'records',
  'saved-views',
  'school-import',
  'server-down',
  'settings-keyboard',
  'settings-phone',
  'start',
  'temporal',
  'upload-products',
  'vendors-together',
  'where-used',
  'where-used-variants',
]

const isGate = process.env['COMMISSARY_GATE'] === '1'

/** False in the gate, for tests that it leaves out: `test.runIf(isWhole)`. Say what they are in `leftToNightly`. */
export const isWhole = !isGate || isNightly

/** All cases of a test, or the first `count` in the gate. */
export const someOf = <Case>(cases: readonly Case[], count: number): readonly Case[] =>
  isWhole ? cases : cases.slice(0, count)

/** The test files that a run leaves out. */
export const excluded = isGate ? nightlyJourneys.map((name) => `${name}.test.ts`) : []

/** What the gate leaves to the nightly run, for the gate to print. Empty in the nightly run. */
export const leftToNightly: string[] = isNightly
  ? []
  : [
      `Journeys: ${nightlyJourneys.join(', ')}`,
      'Journeys: screens from right to left, in dark and on a phone under axe (the gate opens them from left to right, with axe in light on a computer)',
      "Journeys: conflicts and fixes of a school's week on a phone (the gate answers conflicts on a computer)",
      'Journeys: the way back to six of nine lists, holidays over the end of a month and of summer time, and the keys of a typed recipe',
      'Journeys: most of the wrong passwords, amounts, refused pages, failed lists, failed starts, lost drafts and holidays (the gate tries one to three of each)',
      'Journeys: changed links and links of other users, undo and double clicks at vendors, most wrong fields of a vendor, and four screens of twelve under axe',
      'Journeys: users, holidays and days edited in two tabs: what proves no row of the specification (a phone, two people at once, other keys)',
      'Journeys: files and averages of nutrition reports, two people at once, links and sessions that end elsewhere, where no row of the specification is proven',
      'Journeys: a month planned on a phone, a comparison and a master item by keyboard, a recipe that contains itself, and another user of an offline phone',
      "Journeys: most screens in Spanish and Arabic, for English left over and words cut off (the gate opens the dashboard, the parents' home and a public page)",
      'Journeys: the import of all of USDA SR28 (the gate imports a few foods)',
      'Journeys: a list of 100,000 vendors (the gate lists 5,000)',
    ]
