import { isCookingPossible, portionNutrition } from '@commissary/domain/recipe'
import { and, count, eq, isNull, or, sql } from 'drizzle-orm'

import { rejected } from '../../contract/api-error.ts'
import type { Schemas } from '../../contract/operations.ts'
import { recipe, recipeLine } from '../../db/schema/recipe.ts'
import type { Tx } from '../../db/work.ts'
import { column, columns, defineRecord, notStored, type FieldsOf } from '../../records/record.ts'
import { insertRecord, saveRecord, type Saved, type Target } from '../../records/save-record.ts'
import {
  type ColumnFilters,
  containing,
  matches,
  orderOf,
  pageInfo,
  pageRows,
  textOrder,
  toAmount,
  type Page,
  type PageQuery,
} from '../../shared/lists.ts'
import { readCatererToday } from '../../shared/caterer-today.ts'
import { message } from '../../shared/messages.ts'
import { emptyToNull, trimmed } from '../../shared/texts.ts'
import { readRecipePhoto } from '../documents/document-record.ts'
import { namesOfUsers } from '../history/record-event.ts'
import { linesHistory } from './history.ts'
import { columnsOn, summaryOn } from './in-force.ts'
import { kitchenFields, kitchenOf } from './kitchen.ts'
import { checkLines, lockLines } from './lines.ts'
import { loadPantry, toCooking, toYield, type LoadedPantry } from './pantry.ts'
import { currentVersion, firstDayOf, keepVersion, statusColumns } from './past-versions.ts'
import { refuseUncomputed } from './uncomputed.ts'

export type Recipe = Schemas['Recipe']
export type RecipeInput = Schemas['RecipeInput']
type Row = typeof recipe.$inferSelect
type RecipeSummary = Schemas['RecipeSummary']

export interface RecipeQuery extends PageQuery, ColumnFilters<keyof typeof filtered> {
  q?: string
  sort?: string
  type?: Recipe['type']
  category?: NonNullable<Recipe['category']>
  status?: Recipe['status']
}

const sortable = {
  number: textOrder(recipe.number),
  name: textOrder(recipe.name),
  type: textOrder(recipe.type),
  category: textOrder(recipe.category),
  status: recipe.status,
  updatedAt: recipe.updatedAt,
}

const filtered = { name: recipe.name, number: recipe.number, portionLabel: recipe.portionLabel }

/** The caterer's recipes as they are today, with the nutrition of a portion, by name unless sorted otherwise. */
export async function listRecipes(tx: Tx, query: RecipeQuery): Promise<{ recipes: RecipeSummary[]; page: Page }> {
  const today = await readCatererToday(tx)
  const { matchesName, ...shown } = await columnsOn(tx, today)
  const found = matches(sql`${recipe}.search`, query.q)
  const where = and(
    isNull(recipe.archivedAt),
    found && matchesName ? or(found, matchesName(query.q ?? '')) : found,
    containing({ ...filtered, ...shown }, query),
    query.type === undefined ? undefined : eq(recipe.type, query.type),
    query.category === undefined ? undefined : eq(recipe.category, query.category),
    query.status === undefined ? undefined : sql`${shown.status} = ${query.status}`,
  )
  const { limit, offset } = pageRows(query)
  const rows = await tx
    .select()
    .from(recipe)
    .where(where)
    .orderBy(
      ...orderOf(query.sort, { ...sortable, name: textOrder(shown.name), status: shown.status }, 'name', recipe.id),
    )
    .limit(limit)
    .offset(offset)
  const [total] = await tx.select({ rows: count() }).from(recipe).where(where)
  const pantry = await loadPantry(tx, { recipeIds: rows.map(({ id }) => id) })
  return {
    recipes: rows.map((row) => summaryOn(toSummary(row, pantry), pantry, today)),
    page: pageInfo(query, total?.rows ?? 0),
  }
}

/** One recipe with everything that its nutrition is computed from; null for an unknown id. */
export async function readRecipe(tx: Tx, id: number): Promise<Recipe | null> {
  const [row] = await tx
    .select()
    .from(recipe)
    .where(and(eq(recipe.id, id), isNull(recipe.archivedAt)))
  return row ? wholeRecipe(tx, row) : null
}

/** A row in the contract's form, with its data from other tables. */
export async function wholeRecipe(tx: Tx, row: Row): Promise<Recipe> {
  const { id } = row
  const pantry = await loadPantry(tx, { recipeIds: [id] })
  const { number: versionNumber, validFrom } = currentVersion(pantry.pastVersions.get(id))
  return {
    ...fieldsOf(row, pantry),
    photoId: await readRecipePhoto(tx, id),
    pantry: { ingredients: pantry.ingredients, recipes: pantry.recipes.filter((other) => other.id !== id) },
    ...(await statusSteps(tx, row)),
    versionNumber,
    validFrom,
  }
}

/** The contents of a recipe's row and lines. */
const fieldsOf = (row: Row, pantry: LoadedPantry) => ({
  ...toSummary(row, pantry),
  yield: toYield(row),
  cooking: toCooking(row),
  ...kitchenOf(row),
  lines: pantry.recipe(row.id)?.lines ?? [],
})

/** The fields of a stored recipe that users save, from a pantry that has it. */
export const storedContent = (row: Row, pantry: LoadedPantry): RecipeInput => contentOf(fieldsOf(row, pantry))

/** Who tested and who approved a version, and when. */
export async function statusSteps(
  tx: Tx,
  { testedAt, testedBy, approvedAt, approvedBy }: Pick<Row, 'testedAt' | 'testedBy' | 'approvedAt' | 'approvedBy'>,
) {
  const names = await namesOfUsers(tx, [testedBy, approvedBy])
  const step = (at: string | null, by: number | null) => at && { at, by: (by !== null && names.get(by)) || null }
  return { tested: step(testedAt, testedBy) || null, approved: step(approvedAt, approvedBy) || null }
}

function toSummary(row: Row, pantry: LoadedPantry): RecipeSummary {
  const { id, number, name, type, category, status, portions, portionLabel, version, updatedAt } = row
  const source = pantry.recipe(id)
  if (!source) throw new Error(`Recipe ${id} is missing from its own pantry`)
  return {
    id,
    number: number ?? '',
    name,
    type,
    category,
    status,
    portions: toAmount(portions),
    portionLabel,
    nutrition: portionNutrition(source, pantry),
    version,
    updatedAt,
    nextVersionFrom: null,
  }
}

export const recipeRecord = defineRecord({
  type: 'recipe',
  table: recipe,
  texts: 'recipes',
  read: readRecipe,
  fields: {
    number: notStored,
    name: column('name', trimmed),
    type: column('type', (type: RecipeInput['type']) => type),
    category: column('category', (category: RecipeInput['category']) => category ?? null),
    portions: columns(
      (portions: string) => ({ portions }),
      ({ portions }) => toAmount(portions),
    ),
    portionLabel: column('portionLabel', (label: RecipeInput['portionLabel']) => emptyToNull(label)),
    yield: columns(
      (batch: RecipeInput['yield']) => ({ yieldAmount: batch?.amount ?? null, yieldUnit: batch?.unit ?? null }),
      (row) => {
        const batch = toYield(row)
        return batch && `${batch.amount} ${batch.unit}`
      },
    ),
    cooking: columns(
      (cooking: RecipeInput['cooking']) => ({
        cookingLossPct: cooking?.lossPct ?? null,
        moistureChangePct: cooking?.moisturePct ?? null,
        fatChangePct: cooking?.fatPct ?? null,
      }),
      (row) => {
        const { lossPct = null, moisturePct = null, fatPct = null } = toCooking(row) ?? {}
        return [lossPct, moisturePct, fatPct].every((pct) => pct === null)
          ? null
          : [lossPct, moisturePct, fatPct].map((pct) => (pct === null ? '–' : `${pct}%`)).join(' / ')
      },
    ),
    ...kitchenFields,
    lines: notStored,
    versionFrom: notStored,
    isCorrection: notStored,
  } satisfies FieldsOf<RecipeInput, typeof recipe>,
  otherColumns: [
    'number',
    'status',
    'testedAt',
    'testedBy',
    'approvedAt',
    'approvedBy',
    // No input yet.
    'portionSizeAmount',
    'portionSizeUnit',
  ],
})

/** Adds a recipe. Throws a 422 for a blank name or a line without a known food. */
export async function insertRecipe(tx: Tx, input: RecipeInput): Promise<Saved> {
  await lockLines(tx)
  await checkLines(tx, null, input)
  const number = emptyToNull(input.number) ?? (await nextNumber(tx))
  const saved = await insertRecord(tx, recipeRecord, { ...toColumns(input), number }, { number })
  await insertLines(tx, saved.id, input)
  return saved
}

/**
 * Replaces a recipe's fields and lines. A changed recipe that was approved becomes a new version, a draft, unless it is
 * corrected; `isNewVersion` makes one in any case. Throws what `saveRecord` and `insertRecipe` throw, a 422 with the chain
 * if the recipe would contain itself, and a 422 for a new version that begins before the last.
 */
export async function updateRecipe(
  tx: Tx,
  target: Target,
  input: RecipeInput,
  { isNewVersion = false } = {},
): Promise<Saved> {
  await lockLines(tx)
  return saveRecord(tx, recipeRecord, target, async (stored) => {
    const before = await wholeRecipe(tx, stored)
    const mayBeNew = isNewVersion || (stored.status === 'approved' && input.isCorrection !== true)
    const until = mayBeNew ? await firstDayOf(tx, input.versionFrom ?? null, before.validFrom) : null
    await checkLines(tx, { id: target.id, validFrom: until ?? before.validFrom }, input)
    const columns = { ...toColumns(input), number: emptyToNull(input.number) ?? stored.number }
    await tx.delete(recipeLine).where(eq(recipeLine.recipeId, target.id))
    await insertLines(tx, target.id, input)

    const after = await wholeRecipe(tx, { ...stored, ...columns })
    const content = contentOf(before)
    const isChanged = JSON.stringify(content) !== JSON.stringify(contentOf(after))
    if (until === null || !(isChanged || isNewVersion)) {
      if (stored.status === 'approved') refuseUncomputed(after)
      return { columns, ...linesHistory(before, after) }
    }
    await keepVersion(tx, stored, { number: before.versionNumber, until, content })
    return {
      columns: { ...columns, ...statusColumns('draft') },
      ...linesHistory(before, { ...after, status: 'draft' }),
    }
  })
}

/** The fields of a recipe that users save. */
export function contentOf(whole: Partial<Recipe>): RecipeInput {
  const shown = new Map<string, unknown>(Object.entries(whole))
  const entries = recipeRecord.fieldNames.flatMap((name) => (shown.has(name) ? [[name, shown.get(name)]] : []))
  return Object.fromEntries(entries) as RecipeInput
}

function toColumns(input: RecipeInput) {
  const values = recipeRecord.toColumns(input)
  if (values.name === '') throw rejected({ name: message('recipes.nameRequired') })
  if (input.cooking && !isCookingPossible(input.cooking)) {
    throw rejected({ cooking: message('recipes.impossibleCooking') })
  }
  return values
}

async function insertLines(tx: Tx, recipeId: number, { lines }: RecipeInput): Promise<void> {
  await tx
    .insert(recipeLine)
    .values(lines.map((line, index) => ({ recipeId, position: index + 1, ...lineColumns(line) })))
}

const lineColumns = ({ ingredientId, subRecipeId, amount, unit, plus, ...line }: RecipeInput['lines'][number]) => ({
  ingredientId: ingredientId ?? null,
  subRecipeId: subRecipeId ?? null,
  amount,
  unit,
  measure: emptyToNull(line.measure),
  plusAmount: plus?.amount ?? null,
  plusUnit: plus?.unit ?? null,
  plusMeasure: emptyToNull(plus?.measure),
  yieldPct: line.yieldPct ?? null,
  retentionCode: emptyToNull(line.retentionCode),
  form: line.form ?? null,
  creditAs: line.creditAs ?? null,
  prepNote: emptyToNull(line.prepNote),
})

/** R001, R002 …: the highest of this form plus one. Needs the lock of `lockLines`. */
async function nextNumber(tx: Tx): Promise<string> {
  const [row] = await tx.execute<{ last: number }>(
    sql`select coalesce(max(substring(number from '^R([0-9]{1,9})$')::int), 0) as last from recipe
      where caterer_id = current_caterer()`,
  )
  return `R${String((row?.last ?? 0) + 1).padStart(3, '0')}`
}
