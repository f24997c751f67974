import {
  countedLines,
  hasUnknownFood,
  lineCount,
  linePath,
  lineText,
  type MenuNeeds,
  type ProductionSheet,
  sumNeeds,
} from '@commissary/domain/production'
import { compareDecimals, difference, sumOf, type Unit } from '@commissary/domain/units'
import { eq, sql } from 'drizzle-orm'

import { caterer } from '../../db/schema/caterer.ts'
import { inventorySiteSchool } from '../../db/schema/inventory-site.ts'
import type { StoredStock } from '../../db/schema/production-record.ts'
import { ownCaterer, type Tx } from '../../db/work.ts'
import { among, toAmount } from '../../shared/lists.ts'
import { issueStock, lockItems, type StockCause } from '../stock/ledger.ts'
import { reverseMoves } from '../stock/reverse.ts'
import type { FoundRecord, LineRow } from './find-record.ts'
import { plannedServings } from './line-facts.ts'
import type { RecordFacts } from './read.ts'
import { readSettings } from './settings.ts'

const causeOf = ({ row }: FoundRecord): StockCause => ({ kind: 'productionRecord', id: row.id })

/**
 * Issues what a record prepared from the stock of the school's site, on the record's day. A shortage never keeps a record open: if
 * the caterer does not allow stock below zero, only what is there is issued. The result names what was short and what is unknown.
 */
export async function issuePrepared(tx: Tx, found: FoundRecord, facts: RecordFacts): Promise<StoredStock> {
  const [own] = await tx
    .select({ hasInventory: caterer.inventoryEnabled, allowsNegative: caterer.allowsNegativeStock })
    .from(caterer)
    .where(eq(caterer.id, ownCaterer()))
  if (!own?.hasInventory || !(await readSettings(tx)).issuesStock) return { state: 'off', shortages: [] }
  const siteId = await siteOf(tx, found.row.schoolId)
  if (siteId === null) return { state: 'noSite', shortages: [] }

  const { needs, unresolved } = preparedNeeds(found, facts)
  const wanted = needs
    .map(({ ingredientId, name, unit, amount, gaps }) => ({
      ingredientId,
      name,
      unit,
      quantity: toAmount(amount.toFixed(6)),
      isComplete: gaps.length === 0,
    }))
    .toSorted((a, b) => a.ingredientId - b.ingredientId)
  const stocked = wanted.filter(({ quantity }) => compareDecimals(quantity, '0') > 0)
  const ingredientIds = stocked.map(({ ingredientId }) => ingredientId)
  // Locking an item adds it to the site's lists, which should not show items that the site never had.
  const kept = own.allowsNegative ? null : await keptItems(tx, siteId, ingredientIds)
  const lockable = kept === null ? stocked : stocked.filter(({ ingredientId }) => kept.has(ingredientId))
  await lockItems(
    tx,
    lockable.map(({ ingredientId }) => ({ siteId, ingredientId })),
  )
  const there = await available(tx, siteId, ingredientIds, found.row.date)
  const issued = lockable
    .map((one) => ({
      ...one,
      siteId,
      quantity: own.allowsNegative ? one.quantity : lesser(one.quantity, there.get(one.ingredientId) ?? '0'),
    }))
    .filter(({ quantity }) => compareDecimals(quantity, '0') > 0)
  const answers =
    issued.length === 0
      ? []
      : await issueStock(tx, { cause: causeOf(found), movedOn: found.row.date }, issued.map(toOutflow))
  const short = stocked.flatMap(({ ingredientId, name, unit, quantity }) => {
    const index = issued.findIndex((one) => one.ingredientId === ingredientId)
    const taken = index < 0 ? '0' : (issued[index]?.quantity ?? '0')
    const missing = sumOf([difference(quantity, taken), answers[index]?.shortage ?? '0'])
    return compareDecimals(missing, '0') > 0 ? [{ ingredientId, name, amount: missing, unit }] : []
  })
  const unknown = [
    ...wanted.filter(({ isComplete }) => !isComplete).map(({ ingredientId, name }) => ({ ingredientId, name })),
    ...unresolved.map(({ name }) => ({ ingredientId: null, name })),
  ].map((one) => ({ ...one, amount: null, unit: null as Unit | null }))
  return { state: 'issued', shortages: [...short, ...unknown] }
}

/** Returns what closing a record issued. */
export const returnIssued = (tx: Tx, found: FoundRecord, reason: string): Promise<void> =>
  reverseMoves(tx, causeOf(found), reason)

const toOutflow = ({ siteId, ingredientId, quantity }: { siteId: number; ingredientId: number; quantity: string }) => ({
  siteId,
  ingredientId,
  quantity,
})

const lesser = (a: string, b: string) => (compareDecimals(a, b) <= 0 ? a : b)

/**
 * Ingredients that a record's prepared servings used. Servings in several portions are split as they were planned. Food left over from an
 * earlier day was issued then. A food served instead that is not chosen yet took unknown goods.
 */
export function preparedNeeds({ row, lines }: FoundRecord, { sheet, facts }: RecordFacts): MenuNeeds {
  const counted = new Set(countedLines(sheet).map(({ key }) => key))
  return sumNeeds(
    lines
      .filter(({ lineKey }) => counted.has(lineKey) && row.entries[linePath(lineKey, 'leftoversUsed')] !== true)
      .map((line): MenuNeeds => {
        if (hasUnknownFood(row, line.lineKey)) {
          const name = lineText(row, line.lineKey, 'servedInstead') ?? ''
          return { needs: [], unresolved: [{ kind: 'missing', name }] }
        }
        const prepared = lineCount(row, line.lineKey, 'prepared') ?? 0
        return facts.needs(line, sharesOf(sheet, line, prepared))
      }),
  )
}

/** Splits prepared servings over a line's plans in proportion to the plan, as for the purchase units that the form shows. */
function sharesOf(sheet: ProductionSheet, line: LineRow, prepared: number): number[] {
  const planned = plannedServings(sheet, line).map((servings) => servings ?? 0)
  const total = planned.reduce((sum, count) => sum + count, 0)
  return planned.map((count) => prepared * (total === 0 ? 1 / planned.length : count / total))
}

async function siteOf(tx: Tx, schoolId: number): Promise<number | null> {
  const [row] = await tx
    .select({ siteId: inventorySiteSchool.inventorySiteId })
    .from(inventorySiteSchool)
    .where(eq(inventorySiteSchool.schoolId, schoolId))
  return row?.siteId ?? null
}

/** The given ingredients that a site has, had or has a par for. */
async function keptItems(tx: Tx, siteId: number, ingredientIds: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = await tx.execute<{ ingredientId: number }>(sql`
    select ingredient_id::int as "ingredientId" from stock_item
    where site_id = ${siteId} and ${among(sql`ingredient_id`, ingredientIds)}`)
  return new Set(rows.map(({ ingredientId }) => ingredientId))
}

/** How much of the given ingredients can be taken on a day: goods that came by then and are still there. */
async function available(
  tx: Tx,
  siteId: number,
  ingredientIds: readonly number[],
  date: string,
): Promise<ReadonlyMap<number, string>> {
  const rows = await tx.execute<{ ingredientId: number; quantity: string }>(sql`
    select ingredient_id::int as "ingredientId", sum(remaining)::text as quantity from stock_layer
    where site_id = ${siteId} and ${among(sql`ingredient_id`, ingredientIds)} and received_on <= ${date} and remaining > 0
    group by ingredient_id`)
  return new Map(rows.map(({ ingredientId, quantity }) => [ingredientId, toAmount(quantity)]))
}
