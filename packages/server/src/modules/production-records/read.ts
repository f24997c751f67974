import { forecastOf, plannedMealsOf, type ProductionSheet, recordState } from '@commissary/domain/production'
import { asc, eq } from 'drizzle-orm'

import type { Schemas } from '../../contract/operations.ts'
import { productionEvent, productionSignature } from '../../db/schema/production-record.ts'
import { appUser } from '../../db/schema/user.ts'
import type { Tx } from '../../db/work.ts'
import { readCatererToday } from '../../shared/caterer-today.ts'
import { namesOfUsers } from '../history/record-event.ts'
import type { FoundRecord, LineRow } from './find-record.ts'
import { type LineFacts, readLineFacts } from './line-facts.ts'
import { type PastItems, readPastItems } from './past-servings.ts'
import { readSettings } from './settings.ts'
import { kindOf, toSheet } from './sheet-of.ts'

export type ProductionRecord = Schemas['ProductionRecord']

/** A record as the rules read it, with what is known of its foods. */
export interface RecordFacts {
  sheet: ProductionSheet
  facts: LineFacts
  past: PastItems
}

export async function readFacts(tx: Tx, { row, lines }: FoundRecord): Promise<RecordFacts> {
  const facts = await readLineFacts(tx, lines, row.date)
  const past = await readPastItems(
    tx,
    row,
    lines.map(({ lineKey }) => lineKey),
  )
  const sheet = toSheet(row, lines)
  return { sheet, facts, past }
}

/** A record in the contract's form, with forecasts, purchase units and pans of what is planned. */
export async function toRecord(tx: Tx, found: FoundRecord, known?: RecordFacts): Promise<ProductionRecord> {
  const { row, lines, school } = found
  const read = known ?? (await readFacts(tx, found))
  const { sheet } = read
  const { leftoverPct } = await readSettings(tx)
  const names = await namesOfUsers(tx, [row.updatedBy])
  return {
    id: row.id,
    schoolId: row.schoolId,
    schoolName: school.schoolName,
    date: row.date,
    itemType: row.menuType,
    state: recordState({
      date: row.date,
      today: await readCatererToday(tx),
      sheet,
      isClosed: row.closedAt !== null,
    }),
    isVended: row.isVended,
    round: row.round,
    groups: row.groups,
    lines: lines.map((line) => toContractLine(line, row.groups, read)),
    entries: row.entries,
    signatures: (await signaturesOf(tx, row.id)).filter(({ round }) => round === row.round),
    amendments: await amendmentsOf(tx, row.id),
    leftoverPct,
    stock: row.stock as ProductionRecord['stock'],
    version: row.version,
    updatedAt: row.updatedAt,
    updatedBy: names.get(row.updatedBy ?? 0) ?? null,
    updatedById: row.updatedBy,
  }
}

function toContractLine(line: LineRow, groups: FoundRecord['row']['groups'], { sheet, facts, past }: RecordFacts) {
  const { lineKey: key, name, category, recipeId, ingredientId, usualHolding, replaces, reason, isAdded, plans } = line
  return {
    key,
    name,
    ...facts.shown(line),
    kind: kindOf(line),
    category,
    recipeId,
    ingredientId,
    usualHolding,
    replaces,
    reason,
    isAdded,
    plans: plans.map((plan) => {
      const group = groups.find(({ programId }) => programId === plan.programId)
      const { programId, servings, portion, servingLine } = plan
      return {
        programId,
        servings,
        portion,
        servingLine,
        ...facts.portion(line, plan, group),
        forecast: forecastOf(past.servings(key, programId), {
          planned: plan.menuServings,
          plannedMeals: group ? plannedMealsOf(sheet, group) : null,
        }),
      }
    }),
    purchases: facts.purchases(sheet, line),
    pans: facts.pans(sheet, line),
  }
}

/** All signatures of a record, oldest first. */
export async function signaturesOf(tx: Tx, recordId: number): Promise<ProductionRecord['signatures']> {
  return tx
    .select({
      part: productionSignature.part,
      round: productionSignature.round,
      name: productionSignature.name,
      at: productionSignature.createdAt,
    })
    .from(productionSignature)
    .where(eq(productionSignature.productionRecordId, recordId))
    .orderBy(asc(productionSignature.id))
}

/** The reopenings of a record. Each ended the round before it. */
async function amendmentsOf(tx: Tx, recordId: number): Promise<ProductionRecord['amendments']> {
  const rows = await tx
    .select({
      action: productionEvent.action,
      round: productionEvent.round,
      reason: productionEvent.reason,
      firstName: appUser.firstName,
      lastName: appUser.lastName,
      at: productionEvent.createdAt,
    })
    .from(productionEvent)
    .leftJoin(appUser, eq(appUser.id, productionEvent.createdBy))
    .where(eq(productionEvent.productionRecordId, recordId))
    .orderBy(asc(productionEvent.id))
  return rows
    .filter(({ action }) => action === 'reopened')
    .map(({ round, reason, firstName, lastName, at }) => ({
      round,
      reason: reason ?? '',
      name: [firstName, lastName].filter(Boolean).join(' '),
      at,
    }))
}
