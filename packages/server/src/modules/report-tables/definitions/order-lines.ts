import { sql, type SQL } from 'drizzle-orm'

import type { Messages } from '@commissary/messages'

import type { ReportScope } from '../definition.ts'

type Codes = keyof Messages['reportTables']['codes']

/** A column of fixed codes in words, so that rows and groups read alike; what has no code stays empty. */
export function worded(column: SQL, codes: readonly Codes[], { wording: { t } }: Pick<ReportScope, 'wording'>): SQL {
  const cases = codes.map((code) => sql`when ${code} then ${t(`reportTables.codes.${code}`)}::text`)
  return sql`case ${column} ${sql.join(cases, sql` `)} end`
}

/** The meals in their order, in words. */
export function menuTypeWords({ wording: { t } }: Pick<ReportScope, 'wording'>, column: SQL): SQL {
  const types = ['BREAKFAST', 'MEAL', 'SNACK', 'DINNER', 'EXTRA', 'SIDE'] as const
  return sql`case ${column} ${sql.join(
    types.map((type) => sql`when ${type} then ${t(`words.menuTypes.${type}`)}::text`),
    sql` `,
  )} end`
}

export const payTypeCodes = ['Online', 'Check', 'Cash', 'CreditCard'] as const
export const orderStatusCodes = ['placed', 'served', 'noShow', 'refunded', 'cancelled'] as const
export const orderKindCodes = ['Regular', 'Itemized'] as const

/** The status that is chosen, else all that is charged: not what was canceled or refunded. */
export const withStatus = (column: SQL, chosen: string): SQL =>
  chosen === '' ? sql`${column} not in ('cancelled', 'refunded')` : sql`${column} = ${chosen}`

/** A choice that is made, as a condition; without one, everything. */
export const chosenIs = (column: SQL, chosen: string): SQL => (chosen === '' ? sql`true` : sql`${column} = ${chosen}`)
