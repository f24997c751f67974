/** The nightly run sets `COMMISSARY_NIGHTLY=1`. */
export const isNightly = process.env['COMMISSARY_NIGHTLY'] === '1'

/**
 * Journeys that the gate leaves out: longer variants of what its stories, its tests over HTTP and its other journeys show.
 * A manual run includes them.
 */
const nightlyJourneys = [
  'bad-files',
  'change-password',
  'commands',
  'cut-connection',
  'cycle-menus',
  'cycle-menus-phone',
  'documents',
  'failures',
  'find-replace',
  'first-read',
  'first-run',
  'food-reports',
  'forgot-password',
  'help-pictures',
  'holidays',
  'interruptions',
  'inventory-requests',
  'invitations',
  'keyboard-alone',
  'label-entry',
  'languages',
  'large-caterer',
  'leaving',
  'left-behind',
  'lists',
  'login',
  'low-vision',
  'master-items',
  'master-menus',
  'menu-costs',
  'notifications',
  'nutrition-reports',
  'nutrition-reports-phone',
  'nutrition-settings',
  'offline-records',
  'orders',
  'other-host',
  'physical-inventory',
  'plan-for-me',
  'planner-keyboard',
  'planner-keys',
  'postgresql',
  'posture',
  'print',
  'production-records',
  'public-menu',
  'publish-restart',
  'purchase-orders',
  'recall',
  'recipe-entry',
  'recipe-reading',
  'recipe-versions',
  'records',
  'report-tables',
  'saved-views',
  'school-import',
  'school-menus',
  'server-down',
  'session',
  'settings-keyboard',
  'settings-phone',
  'start',
  'storage-locations',
  'temporal',
  'translated-screens',
  'upload-products',
  'users',
  'vendor-fields',
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
      'Journeys: screens from right to left, in dark and on a phone under axe (the gate opens them from left to right, with axe in light on a computer), and ten private screens of twelve',
      'Journeys: at recipes, vendors, roles, sites and the theme what a test over HTTP, a story or another journey proves, too',
      "Package: that another team's project type-checks, libraries included, and that every entry renders on a server",
      'Journeys: the main job on the embedded database (the gate does it on PostgreSQL, where the demo data is copied)',
      'Journeys: the import of all of USDA SR28 (the gate imports a few foods)',
    ]
