import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { operations } from '../packages/server/src/contract/generated/operations.ts'
import { root } from '../scripts/steps.ts'
import type { Mutant, Tests } from './mutants.ts'

const server = path.join(root, 'packages/server')
const read = (file: string) => readFileSync(path.join(server, file), 'utf8')
const filesIn = (pattern: string) =>
  globSync(pattern, { cwd: server })
    .filter((file) => !file.endsWith('.test.ts'))
    .toSorted()

/** Tests of every call with archived ids and another caterer's. They notice most mutants. */
const everyCall = ['matrix/matrix', 'matrix/isolation']
const otherTests = ['hostile.test', 'modules', 'double-submit', 'lost-update'].map((name) => `matrix/${name}`)
const allTests = [...everyCall, ...otherTests]

/** The tests of a matrix for the operations that a module's handlers name: most mutants of the module fail them within seconds. */
function ofModule(module: string, matrix: string): Tests[] {
  const handlers = filesIn(`src/modules/${module}/**/*handlers.ts`).map(read).join('\n')
  const own = Object.keys(operations).filter((id) => new RegExp(`\\b${id}\\b`).test(handlers))
  return own.length === 0 ? [] : [{ path: matrix, names: new RegExp(`\\b(?:${own.join('|')})\\b`) }]
}

/** A folder, if it has tests. */
const testsIn = (folder: string): Tests[] =>
  globSync(`${folder}/**/*.test.ts`, { cwd: server }).length > 0 ? [`${folder}/`] : []

const archivedInLists: Tests = { path: 'matrix/isolation', names: /archived records are in no response/ }

/** A guard found once, by its text. `first` is the test most likely to notice. */
const at = (file: string, name: string, text: string, mutated: string, first: string): Mutant => ({
  name,
  file,
  text,
  occurrence: 0,
  mutated,
  tests: [first, ...allTests.filter((test) => test !== first)],
})

/**
 * Guards found by pattern, so that new ones are included automatically. `first` is the test most likely to notice all of
 * them. Throws if there are fewer than `least`.
 */
function matching(about: string, least: number, pattern: RegExp, mutated: string, first?: string): Mutant[] {
  const mutants = filesIn('src/modules/**/*.ts').flatMap((file) => {
    const seen = new Map<string, number>()
    return [...read(file).matchAll(pattern)].map(([text]) => {
      const occurrence = seen.get(text) ?? 0
      seen.set(text, occurrence + 1)
      return {
        name: `${about}: ${file} ${text} (${occurrence + 1})`,
        file,
        text,
        occurrence,
        mutated,
        tests: [
          ...(first ? [first] : []),
          ...ofModule(file.split('/')[2] ?? '', 'matrix/matrix'),
          archivedInLists,
          ...testsIn(path.dirname(file)),
          ...allTests,
        ],
      }
    })
  })
  if (mutants.length < least) throw new Error(`${about}: ${mutants.length} guards match, and there were ${least}`)
  return mutants
}

const contractGuards: readonly Mutant[] = [
  at('src/contract/access.ts', 'roles are not checked', 'access.roles.includes(role) &&', 'true &&', 'matrix/matrix'),
  at(
    'src/contract/access.ts',
    'flags are not checked',
    '(access.flag === null || has[access.flag] === true)',
    'true',
    'matrix/matrix',
  ),
  at('src/contract/access.ts', 'modules are not checked', "role !== 'staff' ||", 'true ||', 'matrix/modules'),
  at(
    'src/contract/request-guard.ts',
    'any catererId passes',
    "!isPublic && name === 'catererId'",
    'false',
    'matrix/matrix',
  ),
  at('src/contract/request-guard.ts', 'any text passes', '!isStorable(value)', 'false', 'matrix/hostile.test'),
  at(
    'src/contract/binding.ts',
    'any content passes',
    'preValidation: async (request) => refuseOtherContent(request),',
    '',
    'matrix/hostile.test',
  ),
  at(
    'src/contract/idempotency.ts',
    'a key matches any request',
    'stored?.requestHash !== requestHash ||',
    '!stored ||',
    'matrix/double-submit',
  ),
  at(
    'src/contract/idempotency.ts',
    'keys are never remembered',
    'if (!claimed) return',
    'if (false) return',
    'matrix/double-submit',
  ),
  at('src/db/work.ts', 'work keeps the connection role', 'set local role commissary_app; ', '', 'matrix/isolation'),
  at(
    'src/db/work.ts',
    'work always runs as caterer 1',
    "set local app.caterer_id = '${catererId}'",
    "set local app.caterer_id = '1'",
    'matrix/isolation',
  ),
]

/** The guards of the records kit: the text of each, what disables it, and how its code names the record's table. */
const kitGuards = {
  version: {
    about: 'an older version overwrites a newer one',
    text: 'ifMatch !== null && ifMatch !== (stored as unknown as Saved).version',
    disabled: 'false',
    table: 'kind.table',
  },
  archived: {
    about: 'an archived record is written',
    text: 'inUse(kind.table)',
    disabled: 'undefined',
    table: 'kind.table',
  },
  duplicate: {
    about: 'an archived record keeps its name or code',
    text: 'inUse(table)',
    disabled: 'undefined',
    table: 'table',
  },
  shared: {
    about: 'an archived record of all caterers is found',
    text: 'inUse(table)',
    disabled: 'undefined',
    table: 'table',
  },
}

/** The kinds of records, by table. Each guard of the kit is disabled for one of them at a time. */
const kinds: Record<string, { module: string; guards: readonly (keyof typeof kitGuards)[] }> = {
  analysis_settings: { module: 'analysis-settings', guards: ['version'] },
  app_user: { module: 'users', guards: ['version', 'archived'] },
  caterer: { module: 'caterers', guards: ['version'] },
  // Holidays are saved without a version, and deleted instead of archived.
  caterer_holiday: { module: 'holidays', guards: [] },
  ingredient: { module: 'ingredients', guards: ['version', 'archived', 'duplicate'] },
  inventory_site: { module: 'sites', guards: ['version'] },
  household: { module: 'families', guards: ['version'] },
  meal_price: { module: 'meal-orders', guards: ['version'] },
  student: { module: 'families', guards: ['version'] },
  saved_view: { module: 'saved-views', guards: ['version'] },
  school: { module: 'schools', guards: ['version', 'archived'] },
  menu_item: { module: 'menu-items', guards: ['version'] },
  item_sub_category: { module: 'menu-items', guards: ['version'] },
  recipe: { module: 'recipes', guards: ['version', 'archived'] },
  menu_analysis_item: { module: 'menu-analysis-items', guards: ['version'] },
  menu_placeholder: { module: 'placeholders', guards: ['version', 'archived'] },
  cycle_menu: { module: 'cycle-menus', guards: ['version', 'archived'] },
  storage_location: { module: 'storage-locations', guards: ['version'] },
  ingredient_document: { module: 'documents', guards: ['version', 'archived'] },
  purchase_order: { module: 'purchase-orders', guards: ['version'] },
  starting_inventory: { module: 'starting-inventories', guards: ['version'] },
  // Found before they are locked: only two discards at once reach the guard, and PGlite runs them one after the other.
  stock_count: { module: 'stock-counts', guards: ['version'] },
  stock_request: { module: 'stock-requests', guards: ['version'] },
  vendor: { module: 'vendors', guards: ['version', 'archived', 'duplicate', 'shared'] },
}

function kitMutants(): Mutant[] {
  const file = 'src/records/save-record.ts'
  const defined = filesIn('src/modules/**/*.ts').flatMap((file) => [...read(file).matchAll(/= defineRecord\(/g)])
  if (defined.length !== Object.keys(kinds).length) {
    throw new Error(`${defined.length} kinds of records are defined, and ${Object.keys(kinds).length} have mutants`)
  }
  return Object.entries(kinds).flatMap(([kind, { module, guards }]) =>
    guards.map((guard) => {
      const { about, text, disabled, table } = kitGuards[guard]
      const first = guard === 'version' ? 'matrix/lost-update' : 'matrix/matrix'
      return {
        name: `${about}: ${kind}`,
        file,
        text,
        occurrence: guard === 'shared' ? 1 : 0,
        mutated: `(getTableName(${table}) === '${kind}' ? ${disabled} : ${text})`,
        tests: [...ofModule(module, first), `modules/${module}/`, first, ...allTests.filter((test) => test !== first)],
      }
    }),
  )
}

/** The guards of publishing, which no pattern finds: whose job, month and schools, and which days may still change. */
const publishingGuards: readonly Mutant[] = (
  [
    [
      'job-store',
      'a job that another process took goes on',
      'eq(publishJob.leaseOwner, owner), eq(publishJob.state',
      'eq(publishJob.state',
    ],
    [
      'job-store',
      'a process gives back a job that it lost',
      'and(eq(publishJob.id, id), eq(publishJob.leaseOwner, owner)))',
      'eq(publishJob.id, id))',
    ],
    ['job-store', 'a month is published while a job publishes it', 'if (running) throw', 'if (false) throw'],
    [
      'job-store',
      'anyone cancels a job',
      'createdBy === userId || waiting.every(({ schoolId }) => own.has(schoolId))',
      'true',
    ],
    ['job-store', 'a job that ended is canceled', "if (job.state !== 'running') return", ''],
    ['job-store', 'a job names schools without access', '.filter((schoolId) => names.has(schoolId))', ''],
    ['store', 'schools without access are published to', 'schoolIds.some((id) => !all.has(id))', 'false'],
    ['store', 'schools of another program are published to', 'unfitting.length > 0', 'false'],
    ['store', 'an archived month is published', 'found && found.month.archivedAt === null', 'found'],
    [
      'store',
      'a school takes a menu of another program',
      '!school.programs.some((program) => program.id === calendar.mealProgramId)',
      'false',
    ],
    ['take-back', 'a publication is taken back twice', 'found.takenBackAt !== null', 'false'],
    ['take-back', 'a publication is taken back after a later one', 'later.length > 0 || hidden', 'hidden'],
    [
      'take-back',
      'a publication is taken back from schools without access',
      'later.length > 0 || hidden.length > 0',
      'later.length > 0',
    ],
    [
      'run-publishing',
      'a job replaces a menu that a school was given since',
      'now === publicationId || now === had.get(schoolId)',
      'true',
    ],
    [
      'run-publishing',
      'a job gives a menu to a school that no longer serves it',
      '.filter((school) => serves(school, calendar))',
      '',
    ],
    ['rebase', 'a served day is removed', ' and base.date >= ${today}', ''],
    ['rebase', 'a served day is replaced', ' and day.date >= ${today}', ''],
    ['rebase', 'a served day is merged', 'from > today ? from : today', 'from'],
  ] as const
).map(([file, name, text, mutated]) =>
  at(`src/modules/publishing/${file}.ts`, `publishing: ${name}`, text, mutated, 'modules/publishing/'),
)

/** Every guard between a request and a row outside the database. Throws if one has disappeared from the source. */
export function guardMutants(): Mutant[] {
  return [
    ...contractGuards,
    ...publishingGuards,
    ...kitMutants(),
    ...matching('archived rows are visible', 79, /isNull\(\w+\.archivedAt\)/g, 'undefined'),
    ...matching('an older version overwrites a newer one', 1, /ifMatch !== null && ifMatch !== \w+\.version/g, 'false'),
    ...matching(
      'any school of the caterer',
      7,
      /isOwnSchool\((?:user|\{ userId \}), [\w.]+\)/g,
      'undefined',
      'modules/families/families',
    ),
  ]
}
