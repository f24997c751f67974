import { canServe } from '@commissary/domain/recipe'
import { foodKey, type LinePlan, plannedServingsOf, withEdits } from '@commissary/domain/production'
import { and, eq, isNull } from 'drizzle-orm'

import { notFound, rejected } from '../../contract/api-error.ts'
import type { Caller, Schemas } from '../../contract/operations.ts'
import { ingredient } from '../../db/schema/ingredient.ts'
import { productionLine, productionRecord } from '../../db/schema/production-record.ts'
import { recipe } from '../../db/schema/recipe.ts'
import type { Tx } from '../../db/work.ts'
import { message } from '../../shared/messages.ts'
import { pantryOf } from '../calendars/menu-pantry.ts'
import { addEvent, toChanges } from './events.ts'
import { type FoundRecord, findRecord, type LineRow } from './find-record.ts'
import { refuseSignedKitchen } from './plan-record.ts'
import { movedEntries } from './served-instead.ts'
import { withHoldings } from './usual-holdings.ts'

type User = Pick<Caller, 'userId'>
type LineInput = Schemas['ProductionLineInput']
type Quantity = Schemas['Quantity']

/**
 * Adds a line that the menu does not have, or one in place of another. A replacement takes over the servings of the line, and its
 * entries if they were for something else that was served instead. Throws a 404 for a record that the user has no access to, and a
 * 422 for a signed record, for no food or several, for an unknown food, and for a line that does not exist or is replaced already.
 */
export async function addLine(tx: Tx, { userId }: User, id: number, input: LineInput): Promise<FoundRecord> {
  const found = await findRecord(tx, userId, id, 'lock')
  await refuseSignedKitchen(tx, found)
  const { row, lines } = found
  const replaced = replacedLine(found, input.replaces ?? null)
  const reason = input.reason?.trim() || null
  if (replaced && !reason) throw rejected({ reason: message('productionRecords.reasonRequired') })
  const category = replaced?.category ?? input.category
  if (!category) throw rejected({ category: message('productionRecords.categoryRequired') })
  const food = await foodOf(tx, input, row.date)
  const plans = replaced
    ? replaced.plans.map((plan): LinePlan => {
        const servings = plannedServingsOf(row, replaced.lineKey, plan)
        return { ...plan, servings, menuServings: servings, menuLine: plan.menuLine, portion: food.portion }
      })
    : row.groups.map(({ programId }): LinePlan => ({
        programId,
        menuLine: null,
        servings: null,
        menuServings: null,
        portion: food.portion,
        servingLine: null,
      }))
  const { name, recipeId, ingredientId, text } = food
  const lineKey = freeKey(lines, foodKey({ recipeId, ingredientId, text, category }))
  const added = {
    productionRecordId: id,
    lineKey,
    // After the line that it replaces, or at the end of its category.
    position: replaced?.position ?? Math.max(0, ...lines.map(({ position }) => position)) + 1,
    category,
    name,
    recipeId,
    ingredientId,
    text,
    plans,
    isAdded: true,
    replaces: replaced?.lineKey ?? null,
    reason,
  }
  await tx.insert(productionLine).values(await withHoldings(tx, row, [added]))
  const moved = replaced ? movedEntries(row, replaced.lineKey, lineKey) : []
  await touch(tx, found, withEdits(row.entries, moved))
  await addEvent(tx, found, 'lineAdded', {
    changes: [
      { path: `line.${lineKey}`, name, from: replaced?.name ?? null, to: name },
      ...toChanges(moved, [...lines, { lineKey, name }]),
    ],
    reason,
  })
  return findRecord(tx, userId, id)
}

/**
 * Removes an added line with what was entered for it. A line that replaced it now replaces what it had replaced. Throws a 404 for a
 * record that the user has no access to and for an unknown line, and a 422 for a signed record and for a line of the menu.
 */
export async function removeLine(tx: Tx, { userId }: User, id: number, key: string): Promise<FoundRecord> {
  const found = await findRecord(tx, userId, id, 'lock')
  await refuseSignedKitchen(tx, found)
  const { row, lines } = found
  const line = lines.find(({ lineKey }) => lineKey === key)
  if (!line) throw notFound(message('productionRecords.lineNotFound'))
  if (!line.isAdded) throw rejected({ key: message('productionRecords.ofMenu') })
  const isOwn = (path: string) => path.startsWith(`line.${key}.`)
  const removed = Object.entries(row.entries)
    .filter(([path]) => isOwn(path))
    .map(([path, from]) => ({ path, from, to: null }))
  await tx
    .update(productionLine)
    .set({ replaces: line.replaces })
    .where(and(eq(productionLine.productionRecordId, id), eq(productionLine.replaces, key)))
  await tx.delete(productionLine).where(eq(productionLine.id, line.id))
  const entries = Object.fromEntries(Object.entries(row.entries).filter(([path]) => !isOwn(path)))
  await tx.update(productionRecord).set({ entries }).where(eq(productionRecord.id, id))
  await addEvent(tx, found, 'lineRemoved', {
    changes: [{ path: `line.${key}`, name: line.name, from: line.name, to: null }, ...toChanges(removed, lines)],
  })
  return findRecord(tx, userId, id)
}

/** The line to be replaced; null for none. Throws a 422 for a line that does not exist or is replaced already. */
export function replacedLine({ lines }: FoundRecord, key: string | null): LineRow | null {
  if (key === null) return null
  const line = lines.find(({ lineKey }) => lineKey === key)
  if (!line || line.text !== null) throw rejected({ replaces: message('productionRecords.lineNotFound') })
  if (lines.some(({ replaces }) => replaces === key)) {
    throw rejected({ replaces: message('productionRecords.alreadyReplaced', { name: line.name }) })
  }
  return line
}

export interface AddedFood {
  name: string
  recipeId: number | null
  ingredientId: number | null
  text: string | null
  portion: Quantity | null
}

/** The food of a new line. Throws a 422 for no food or several, for an unknown one, and for a portion that cannot be served. */
export async function foodOf(
  tx: Tx,
  { recipeId, ingredientId, text, portion = null }: Pick<LineInput, 'recipeId' | 'ingredientId' | 'text' | 'portion'>,
  date: string,
): Promise<AddedFood> {
  const given = Object.entries({ recipeId, ingredientId, text }).filter(([, value]) => value !== undefined)
  if (given.length !== 1) {
    const fields = given.length === 0 ? ['recipeId'] : given.map(([name]) => name)
    throw rejected(Object.fromEntries(fields.map((name) => [name, message('productionRecords.oneFood')])))
  }
  if (text !== undefined) {
    if (text.trim() === '') throw rejected({ text: message('calendars.emptyText') })
    return { name: text.trim(), recipeId: null, ingredientId: null, text: text.trim(), portion: null }
  }
  const line = {
    id: '',
    name: '',
    category: 'Entree' as const,
    recipeId: recipeId ?? null,
    ingredientId: ingredientId ?? null,
    plannedServings: null,
  }
  const dated = (await pantryOf(tx, [{ plannedMeals: null, lines: [line] }])).on(date)
  if (recipeId !== undefined) {
    const own = dated.recipe(recipeId)
    if (!own || !(await isInUse(tx, recipe, recipeId))) {
      throw rejected({ recipeId: message('calendars.unknownRecipe') })
    }
    if (portion && !canServe(own, portion)) {
      throw rejected({ portion: message('calendars.unservablePortion', { name: own.name }) })
    }
    return { name: own.name, recipeId, ingredientId: null, text: null, portion }
  }
  const food = dated.food(ingredientId ?? 0)
  if (!food || !(await isInUse(tx, ingredient, ingredientId ?? 0))) {
    throw rejected({ ingredientId: message('calendars.unknownIngredient') })
  }
  return {
    name: food.name,
    recipeId: null,
    ingredientId: food.id,
    text: null,
    portion: portion ?? food.serving ?? null,
  }
}

async function isInUse(tx: Tx, table: typeof recipe | typeof ingredient, id: number): Promise<boolean> {
  const rows = await tx
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.id, id), isNull(table.archivedAt)))
  return rows.length > 0
}

function freeKey(lines: readonly LineRow[], base: string): string {
  const keys = new Set(lines.map(({ lineKey }) => lineKey))
  for (let number = 1; ; number++) {
    const key = number === 1 ? base : `${base}-${number}`
    if (!keys.has(key)) return key
  }
}

/** Bumps the record's version, which covers its lines. */
const touch = (tx: Tx, { row }: FoundRecord, entries = row.entries) =>
  tx.update(productionRecord).set({ round: row.round, entries }).where(eq(productionRecord.id, row.id))
