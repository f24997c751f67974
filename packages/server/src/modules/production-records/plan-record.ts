import { type Entries, forecastOf, type LinePlan, plannedMealsOf } from '@commissary/domain/production'
import { and, eq, inArray } from 'drizzle-orm'

import { rejected } from '../../contract/api-error.ts'
import type { Caller, Schemas } from '../../contract/operations.ts'
import { productionLine, productionRecord } from '../../db/schema/production-record.ts'
import type { Tx } from '../../db/work.ts'
import { message } from '../../shared/messages.ts'
import { signedParts } from './edit-record.ts'
import { addEvent } from './events.ts'
import { type FoundRecord, findRecord } from './find-record.ts'
import { toRows } from './open-record.ts'
import { readPastItems } from './past-servings.ts'
import { type PlanOfDay, planOfDay } from './plan-of-day.ts'
import { withHoldings } from './usual-holdings.ts'

type Source = Schemas['ProductionPlanning']['from']

/**
 * Copies planned servings into a record, from the menus of its day or from a forecast. What people entered stays. Throws a 404 for a
 * record that the user has no access to, and a 422 for one whose plan is signed, and for a day without a menu.
 */
export async function planRecord(
  tx: Tx,
  { userId }: Pick<Caller, 'userId'>,
  id: number,
  from: Source,
): Promise<FoundRecord> {
  const found = await findRecord(tx, userId, id, 'lock')
  await refuseSignedKitchen(tx, found)
  if (from === 'menu') await copyMenus(tx, found)
  else await copyForecast(tx, found, from === 'forecastByPlan' ? 'byPlan' : 'byTakeRate')
  await addEvent(tx, found, 'planned', { reason: from })
  return findRecord(tx, userId, id)
}

/** Throws a 422 for a record whose kitchen part is signed. */
export async function refuseSignedKitchen(tx: Tx, found: FoundRecord): Promise<void> {
  const signed = await signedParts(tx, found)
  if (signed.includes('kitchen') || signed.includes('record')) {
    throw rejected({ record: message('productionRecords.signedFor') })
  }
}

async function copyMenus(tx: Tx, { row, lines, school }: FoundRecord): Promise<void> {
  const plan = await planOfDay(tx, school, row.menuType, row.date)
  if (!plan) throw rejected({ from: message('productionRecords.noPlan') })
  await tx
    .update(productionRecord)
    .set({ groups: withKept(plan, row) })
    .where(eq(productionRecord.id, row.id))

  const planned = new Set(plan.lines.map(({ key }) => key))
  const replaced = new Set(lines.map(({ replaces }) => replaces))
  const gone = lines.filter(
    ({ lineKey, isAdded }) =>
      !planned.has(lineKey) && !isAdded && !replaced.has(lineKey) && !hasEntries(row.entries, `line.${lineKey}.`),
  )
  if (gone.length > 0) {
    await tx.delete(productionLine).where(
      inArray(
        productionLine.id,
        gone.map(({ id }) => id),
      ),
    )
  }
  for (const line of await withHoldings(tx, row, toRows(row.id, plan.lines))) {
    const { plans, position, name } = line
    await tx
      .insert(productionLine)
      .values(line)
      .onConflictDoUpdate({
        target: [productionLine.catererId, productionLine.productionRecordId, productionLine.lineKey],
        set: { plans, position, name },
      })
  }
}

/** The plan's columns, and columns that it no longer has but that people filled in. */
function withKept({ groups }: PlanOfDay, { groups: stored, entries }: FoundRecord['row']) {
  const known = new Set(groups.map(({ programId }) => programId))
  const isFilled = (programId: number) => Object.keys(entries).some((path) => path.includes(`group.${programId}.`))
  return [...groups, ...stored.filter(({ programId }) => !known.has(programId) && isFilled(programId))]
}

const hasEntries = (entries: Entries, prefix: string) => Object.keys(entries).some((path) => path.startsWith(prefix))

async function copyForecast(tx: Tx, { row, lines }: FoundRecord, method: 'byPlan' | 'byTakeRate'): Promise<void> {
  const past = await readPastItems(
    tx,
    row,
    lines.map(({ lineKey }) => lineKey),
  )
  for (const { id, lineKey, plans } of lines) {
    const next = plans.map((plan): LinePlan => {
      const group = row.groups.find(({ programId }) => programId === plan.programId)
      const forecast = forecastOf(past.servings(lineKey, plan.programId), {
        planned: plan.menuServings,
        plannedMeals: group ? plannedMealsOf(row, group) : null,
      })[method]
      return { ...plan, servings: forecast === null ? plan.menuServings : Math.round(forecast) }
    })
    await tx
      .update(productionLine)
      .set({ plans: next })
      .where(and(eq(productionLine.id, id), eq(productionLine.productionRecordId, row.id)))
  }
  // The record's version covers its lines.
  await tx.update(productionRecord).set({ groups: row.groups }).where(eq(productionRecord.id, row.id))
}
