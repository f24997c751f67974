import { postgresPrograms } from './test/support/postgres-programs.ts'
import type { TestScale } from './test/support/test-scale.ts'

/**
 * `COMMISSARY_NIGHTLY=1` runs everything at full size on both engines. Without it, the largest data sets, generated requests and crash
 * series are smaller; the gate tries every operation of the access matrix, not every value. Tests read their scale from
 * `test/support/test-scale.ts`.
 */
const isNightly = process.env['COMMISSARY_NIGHTLY'] === '1'

const hasPostgres = Boolean(process.env['DATABASE_URL_TEST'] ?? postgresPrograms())
if (!hasPostgres) {
  process.emitWarning('server-postgres is skipped: no PostgreSQL programs were found and DATABASE_URL_TEST is not set')
}

const isGate = process.env['COMMISSARY_GATE'] === '1'
// The engine that runs every test: PGlite if there is no PostgreSQL.
const mainMatrix = isGate && !isNightly ? 'operations' : 'exhaustive'
const pgliteMatrix = isNightly || !hasPostgres ? mainMatrix : 'small'
const scaled = (matrix: TestScale['matrix']) => ({
  testScale: { matrix, everyOperation: isNightly, isNightly } satisfies TestScale,
})

/** The demo data is seeded by the same calls on both engines, many times: in the gate on the default one only. */
const demo = 'src/demo/*.test.ts'

/**
 * Tests that the gate runs on PGlite, too: the driver, some operations of the access matrix, the demo data, and the history, whose times depend
 * on the engine. PostgreSQL runs the other tests of the gate; without PostgreSQL, and for a run by hand, PGlite does.
 */
const onBothEngines =
  isGate && pgliteMatrix === 'small'
    ? ['src/db/*.test.ts', demo, 'src/modules/history/*.test.ts', 'test/matrix/{matrix,routes}.test.ts']
    : undefined

/**
 * Files that the gate leaves out: the slowest of those that prove no row of the specification. The access matrix still makes
 * all of their calls. A run by hand includes them.
 */
const nightlyFiles =
  isGate && !isNightly
    ? [
        'db/dropped-connections',
        'documents/fonts',
        'http/time-limits',
        'modules/analysis/preschool',
        'modules/analysis/shared-menus',
        'modules/calendars/day-conflicts',
        'modules/calendars/serving-lines',
        'modules/documents/documents',
        'modules/imports/changed-labels',
        'modules/imports/delimiter',
        'modules/imports/fooddata-central',
        'modules/imports/products',
        'modules/imports/vendor-lists',
        'modules/meal-print/meal-print',
        'modules/menu-print/menu-print',
        'modules/months/places',
        'modules/months/recurring-lines',
        'modules/nutrition-planner/plan-choices',
        'modules/notifications/notifications',
        'modules/production-records/signing',
        'modules/production-records/written-substitutions',
        'modules/publishing/usual-meals',
        'modules/purchase-orders/buy-american',
        'modules/purchase-orders/order-mail',
        'modules/purchase-orders/receipts',
        'modules/recall/recall',
        'modules/recall/uncertain-meals',
        'modules/receiving/receiving',
        'modules/receiving/receiving-print',
        'modules/recipes/card',
        'modules/recipes/versions',
        'modules/report-tables/report-tables',
        'modules/replacements/planned/planned',
        'modules/replacements/replacements',
        'modules/review-binder/review-binder',
        'modules/schools/menu-types',
        'modules/stock-counts/count-by-lot',
        'modules/stock-counts/stock-counts',
        'modules/stock-counts/unpriced-lines',
        'modules/stock/histories',
        'modules/stock/recount',
        'modules/stock/recount-from-outside',
        'modules/stock-requests/request-sources',
        'modules/stock-requests/stock-requests',
        'modules/where-used/price-effects',
        'modules/where-used/where-used',
      ].map((name) => `src/${name}.test.ts`)
    : []

/** The tests that the gate leaves to the nightly run, for the gate to print. Empty in the nightly run. */
export const leftToNightly: string[] = isNightly
  ? []
  : [
      ...nightlyFiles.map((file) => `Server: ${file}`),
      'Domain: 5,000 random weeks against the naive analysis (the gate compares 200)',
      'The access matrix: every value in every place, and each role that may call (the gate tries each operation once per kind of refusal)',
      'Unreadable and repeated requests, headers, modules of staff, searches and lists beside another caterer: 2 of 3 operations',
      'Migrations: what three steps convert, on a database of the time before them',
      ...(pgliteMatrix !== 'small'
        ? []
        : [
            'On PGlite: the access matrix of 8 of 9 operations, and every test but those of the driver, the demo data and history (PostgreSQL runs them)',
            'On PostgreSQL: the demo data (PGlite seeds it)',
          ]),
      'Archived records: half of the calls that read; large refused bodies: one user who keeps sending them',
      'Names in use at another caterer: 11 of 12 operations, and keys: 23 of 24',
      'Generated requests, submits sent twice, and several saves at once: 23 of 24 operations; harmless submits: 7 of 8; several deletes at once: 2 of 3',
      'Fuzzing: 19 of 20 hostile texts, 3 of 5 generated requests to an operation, 3 of 4 sequences of changes, half of the rounds of lost updates, and submits cut at the first byte of the answer',
      'Embedded engine: 19 of 20 kills and 19 of 20 power cuts, that they break the unmodified engine, that it never blocks the main thread, a nearly full disk, a second start on a folder, an interrupted first start, which backups are made and kept, a backup of a newer version, and who may read what it writes',
      'Prints: two weeks in every paper size and script (the gate prints one week), and production records of a K-8 menu and in another country',
      'Demo data: a day to come, and the counts of the dashboard against the lists that they open',
      'Imports: a workbook with a cell in the last column of each of 300,000 rows, 200,000 rows (the gate imports 3,000), canceling 40,000 (the gate cancels 10,000), those whose worker died, and USDA SR28 and Foundation Foods',
      'Planning for me: the longest cycle, and a plan that is canceled',
      'Starting inventory: 2,000 lines (the gate posts 200)',
      'Vendors: a list of 100,000 (the gate lists 10,000), and 10 rounds of 20 saves at once (the gate runs 3)',
    ]

const root = 'packages/server'
// Files, locks and syncs exist in the embedded engine only, and their tests are slow.
const embedded = 'src/db/embedded/**'
// Timeouts only catch hanging tests. A busy machine must not fail them.
const files = {
  root,
  include: ['{src,test}/**/*.test.ts'],
  exclude: [embedded, ...nightlyFiles],
  // Each file has its own database, and no module keeps state that matters. A worker compiles the modules and PGlite once.
  isolate: false,
  setupFiles: ['test/support/vitest.file-setup.ts'],
  hookTimeout: 60_000,
  testTimeout: 60_000,
  expect: { poll: { timeout: 30_000 } },
}

const pglite = {
  test: {
    ...files,
    name: 'server-pglite',
    ...(onBothEngines && { include: onBothEngines }),
    globalSetup: ['test/support/vitest.pglite-setup.ts'],
    provide: scaled(pgliteMatrix),
  },
}
const postgres = {
  test: {
    ...files,
    name: 'server-postgres',
    ...(onBothEngines && { exclude: [embedded, demo, ...nightlyFiles] }),
    globalSetup: ['test/support/vitest.postgres-setup.ts'],
    provide: scaled(mainMatrix),
  },
}
const folders = {
  test: {
    root,
    name: 'server-embedded',
    include: [`${embedded}/*.test.ts`],
    hookTimeout: 60_000,
    testTimeout: 300_000,
    provide: scaled('exhaustive'),
  },
}

/** The same test files on both engines, but for those above, and the tests of the embedded engine's data folder. */
export const serverProjects = hasPostgres ? [pglite, postgres, folders] : [pglite, folders]
