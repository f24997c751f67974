/** A part of the paths of test files, or only their tests whose full name matches. */
export type Tests = string | { readonly path: string; readonly names: RegExp }

/** A change to one file of the server that tests must notice. */
export interface Mutant {
  name: string
  /** Relative to `packages/server`. */
  file: string
  text: string
  /** Which occurrence of the text, from 0. */
  occurrence: number
  mutated: string
  /** In the order in which they run. Those likely to fail come first. */
  tests: readonly Tests[]
}

/** The mutated text of a file. Throws if the text to change is missing. */
export function applyTo(before: string, { name, text, occurrence, mutated }: Mutant): string {
  const parts = before.split(text)
  if (parts.length <= occurrence + 1) throw new Error(`${name}: the text to change is missing`)
  return [parts.slice(0, occurrence + 1).join(text), parts.slice(occurrence + 1).join(text)].join(mutated)
}

/** The tests of lookups that happen before a caterer is known, or across caterers. */
const lookupTests = [
  'db/functions',
  'modules/session/session',
  'modules/passwords',
  'mail/mailer',
  'modules/imports',
  'modules/publishing/publish-leases',
  'modules/schools/save-school',
]

/** The tests of records that the probe of tenancy does not write, and of lookups of one module, by table. */
const recordTests: Record<string, string> = {
  file: 'modules/report-tables/',
  ledger_entry: 'modules/payments/',
  meal_order: 'modules/meal-orders/',
  notification_run: 'modules/notifications/',
  payment: 'modules/payments/',
  production_event: 'modules/production-records/',
  production_signature: 'modules/production-records/',
  purchase_order_step: 'modules/purchase-orders/',
  purchase_receipt: 'modules/purchase-orders/',
  purchase_receipt_line: 'modules/purchase-orders/',
  receiving_link: 'modules/receiving/',
  report_export: 'modules/report-tables/',
  stock_move: 'modules/stock/',
}

/** A statement about a table, which runs as the schema's owner on the database of each test file. */
export function statementMutant(name: string, statement: string, table: string): Mutant {
  const first = recordTests[table]
  const text = 'loadDataDir: await openAsBlob(snapshot) })\n'
  return {
    name,
    file: 'test/support/test-database.ts',
    text,
    occurrence: 0,
    mutated: `${text}  await pglite.exec(${JSON.stringify(statement)})\n`,
    tests: first === undefined ? lookupTests : [first, ...lookupTests],
  }
}
