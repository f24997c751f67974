import { mealCategories, menuTypes } from '@commissary/domain/menu'
import type { Messages } from '@commissary/messages'
import type { Wording } from '@commissary/messages/wording'
import { sql, type SQL } from 'drizzle-orm'

import type { ReportScope } from '../definition.ts'

type Codes = keyof Messages['reportTables']['codes']

type Worded = Pick<ReportScope, 'wording'>

/** A column translated into words, so that rows and groups read alike. A value without a word is empty, or `otherwise`. */
function inWords<Code extends string>(
  column: SQL,
  codes: readonly Code[],
  wordOf: (code: Code) => string,
  otherwise = sql`null`,
): SQL {
  const cases = codes.map((code) => sql`when ${code} then ${wordOf(code)}::text`)
  return sql`case ${column} ${sql.join(cases, sql` `)} else ${otherwise} end`
}

/** A column of fixed codes translated into words; anything else is empty. */
export const worded = (column: SQL, codes: readonly Codes[], { wording: { t } }: Worded): SQL =>
  inWords(column, codes, (code) => t(`reportTables.codes.${code}`))

/** A column of menu types translated into words. */
export const menuTypeWords = ({ wording: { t } }: Worded, column: SQL): SQL =>
  inWords(column, menuTypes, (type) => t(`words.menuTypes.${type}`))

/** A meal category in words; any other category as the caterer calls it. */
export function categoryText({ t }: Wording, category: string): string {
  const known = mealCategories.find((one) => one === category)
  return known ? t(`words.categories.${known}`) : category
}

/** A column of meal categories, as `categoryText` has them. */
export const categoryWords = ({ wording }: Worded, column: SQL): SQL =>
  inWords(column, mealCategories, (category) => categoryText(wording, category), column)

/** The chosen status, or by default everything that is charged: not canceled and not refunded. */
export const withStatus = (column: SQL, chosen: string): SQL =>
  chosen === '' ? sql`${column} not in ('cancelled', 'refunded')` : sql`${column} = ${chosen}`

/** A choice as a condition; without one, everything. */
export const chosenIs = (column: SQL, chosen: string): SQL => (chosen === '' ? sql`true` : sql`${column} = ${chosen}`)
