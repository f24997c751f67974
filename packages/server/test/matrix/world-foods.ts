import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'

import { storedFile, fileChunk } from '../../src/db/schema/file.ts'
import { importJob } from '../../src/db/schema/import.ts'
import { importRow } from '../../src/db/schema/import-row.ts'
import { ingredient } from '../../src/db/schema/ingredient.ts'
import { recipe, recipeLine } from '../../src/db/schema/recipe.ts'
import { retentionFactor } from '../../src/db/schema/retention-factor.ts'
import { referenceFood, referenceFoodMeasure } from '../../src/db/schema/reference-food.ts'
import type { Tx } from '../../src/db/work.ts'
import { headerHash } from '../../src/modules/imports/header-hash.ts'
import { insertIngredient } from '../../src/modules/ingredients/store.ts'
import { insertRecipe } from '../../src/modules/recipes/store.ts'
import { ingredientInput, archivedMark, archiveTime, recipeInput } from './inputs.ts'

const numbered = (input: ReturnType<typeof recipeInput>) => ({ ...input, number: input.name })

/** Foods, ingredients and recipes: some in use, some archived. */
export async function addPantry(tx: Tx, mark: string, figure: number) {
  const food = await addReferenceFood(tx, mark, figure, `${mark}-1`)
  const ingredientId = (await insertIngredient(tx, { ...ingredientInput(mark, figure, food), code: `${mark}-1` })).id
  const lines = { ingredient: ingredientId, subRecipe: null }
  const subRecipe = (await insertRecipe(tx, numbered(recipeInput(mark, lines)))).id
  const parts = { ingredient: ingredientId, subRecipe }
  const ids = { ...parts, recipe: (await insertRecipe(tx, numbered(recipeInput(mark, parts)))).id }
  // Not in `recipeInput`, whose texts also go with the ingredients of other caterers.
  await tx
    .update(recipeLine)
    .set({
      amount: '1',
      unit: 'measure',
      measure: `${mark} can`,
      plusAmount: '1',
      plusUnit: 'measure',
      plusMeasure: `${mark} can`,
    })
    .where(sql`recipe_id = ${ids.recipe} and ingredient_id is not null`)
  // No call writes or reads them: only the operator's are in use.
  await tx.insert(retentionFactor).values({ code: `${mark}-1`, description: `${mark} boiled`, factors: {} })
  const gone = archivedMark(mark)
  const archived = {
    ingredient: (await insertIngredient(tx, { ...ingredientInput(gone, figure, food), code: `${mark}-2` })).id,
    subRecipe: (await insertRecipe(tx, numbered(recipeInput(gone, lines)))).id,
    recipe: (await insertRecipe(tx, numbered(recipeInput(gone, ids)))).id,
    referenceFood: await addReferenceFood(tx, gone, figure, `${mark}-2`),
  }
  await tx
    .update(ingredient)
    .set({ archivedAt: archiveTime })
    .where(sql`id = ${archived.ingredient}`)
  await tx.update(recipe).set({ notes: `${mark} notes` })
  await tx
    .update(recipe)
    .set({ archivedAt: archiveTime })
    .where(sql`id in (${archived.subRecipe}, ${archived.recipe})`)
  await tx
    .update(referenceFood)
    .set({ archivedAt: archiveTime })
    .where(sql`id = ${archived.referenceFood}`)
  return { ids: { ...ids, referenceFood: food }, archived }
}

async function addReferenceFood(tx: Tx, mark: string, figure: number, code: string): Promise<number> {
  const [food] = await tx
    .insert(referenceFood)
    .values({
      code,
      description: `${mark} beans`,
      foodGroup: `${mark} legumes`,
      source: `${mark} table`,
      release: `${mark} edition`,
      nutrients: { calories: figure },
    })
    .returning({ id: referenceFood.id })
  const referenceFoodId = food?.id ?? 0
  await tx
    .insert(referenceFoodMeasure)
    .values({ referenceFoodId, seq: 1, amount: 1, measure: `${mark} scoop`, grams: 90 })
  return referenceFoodId
}

/** An import that can be applied, and one that is still uploading. */
export async function addImports(tx: Tx, mark: string): Promise<{ ready: number; uploading: number }> {
  const fileId = await insertFile(tx, `${mark} half.csv`, mark)
  const [uploading] = await tx
    .insert(importJob)
    .values({ kind: '', fileName: `${mark} half.csv`, fileId })
    .returning({ id: importJob.id })
  return { ready: await insertReadyImport(tx, mark), uploading: uploading?.id ?? 0 }
}

async function insertFile(tx: Tx, name: string, content: string): Promise<number> {
  const [file] = await tx.insert(storedFile).values({ name, mediaType: 'text/csv' }).returning({ id: storedFile.id })
  const fileId = file?.id ?? 0
  await tx.insert(fileChunk).values({ fileId, seq: 1, bytes: Buffer.from(content) })
  return fileId
}

/** The same with a product in its second row, which can be left out. */
export async function insertReadyProducts(tx: Tx, mark: string): Promise<number> {
  const id = await insertReadyImport(tx, mark)
  await tx.update(importJob).set({ kind: 'products' }).where(eq(importJob.id, id))
  await tx
    .update(importRow)
    .set({ action: 'create', data: { code: mark, name: mark } })
    .where(and(eq(importRow.importJobId, id), eq(importRow.rowNumber, 2)))
  return id
}

/** An import after its file was read: one valid row, one with a problem. */
export async function insertReadyImport(tx: Tx, mark: string): Promise<number> {
  const counts = { create: 1, update: 0, unchanged: 0, rejected: 1, blankValues: 0 }
  // A caterer can apply one import at a time, so an earlier one must not block this one. No one deletes its file.
  await tx.update(importJob).set({ state: 'cancelled', fileId: null }).where(eq(importJob.state, 'applying'))
  const code = `${mark}-${randomUUID().slice(0, 8)}`
  const headers = [`${mark} code`, `${mark} name`]
  const fileId = await insertFile(tx, `${mark} foods.csv`, `${headers.join(',')}\n${code.slice(0, 20)},${mark} rice\n`)
  const [job] = await tx
    .insert(importJob)
    .values({ kind: 'foods', fileName: `${mark} foods.csv`, fileId, state: 'ready', totalRows: 2, doneRows: 2, counts })
    .returning({ id: importJob.id })
  const importJobId = job?.id ?? 0
  const column = (header: string, field: string) => ({ header: `${mark} ${header}`, field })
  await tx.insert(importRow).values([
    {
      importJobId,
      rowNumber: 0,
      data: {
        columns: [column('code', 'code'), column('name', 'description')],
        preview: [[`${mark} cell`]],
        hash: headerHash(headers),
      },
    },
    { importJobId, rowNumber: 2, data: { code, description: `${mark} rice`, nutrients: {} } },
    {
      importJobId,
      rowNumber: 3,
      data: {},
      problems: [{ column: `${mark} code`, value: `${mark} value`, message: `${mark} message` } as never],
    },
  ])
  return importJobId
}

/** A finished import that added one product. */
export async function insertDoneImport(tx: Tx, mark: string): Promise<number> {
  const code = randomUUID().slice(0, 20)
  const [food] = await tx
    .insert(ingredient)
    .values({ code, name: `${mark} imported rice` })
    .returning({ id: ingredient.id, version: ingredient.version })
  const [job] = await tx
    .insert(importJob)
    .values({ kind: 'products', fileName: `${mark} items.csv`, state: 'done', totalRows: 1, doneRows: 1 })
    .returning({ id: importJob.id })
  const importJobId = job?.id ?? 0
  await tx.insert(importRow).values({
    importJobId,
    rowNumber: 2,
    data: { code, name: `${mark} imported rice` },
    action: 'create',
    changes: [],
    ingredientId: food?.id ?? 0,
    ingredientVersion: food?.version ?? 0,
  })
  return importJobId
}
