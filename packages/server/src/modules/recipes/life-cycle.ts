import { conflict, rejected } from '../../contract/api-error.ts'
import type { Schemas } from '../../contract/operations.ts'
import type { Tx } from '../../db/work.ts'
import {
  archiveRecord,
  lockRecord,
  restoreRecord,
  saveRecord,
  type Saved,
  type Target,
} from '../../records/save-record.ts'
import { message, type Message, type MessageValue } from '../../shared/messages.ts'
import { linesHistory } from './history.ts'
import { lockLines } from './lines.ts'
import { firstDayOf, keepVersion, statusColumns } from './past-versions.ts'
import { contentOf, readRecipe, recipeRecord, wholeRecipe, type Recipe } from './store.ts'
import { refuseUncomputed } from './uncomputed.ts'
import { usesOf } from './uses.ts'

export type RecipePatch = Schemas['RecipePatch']

/**
 * Changes type, category or status. A recipe goes from draft to tested to approved, and from each back to draft; for an
 * approved one that makes a new version, so that its past days stay approved. Throws what `saveRecord` throws, and a 422 for
 * any other step, and for approving a recipe with lines of unknown weight.
 */
export async function patchRecipe(tx: Tx, target: Target, patch: RecipePatch): Promise<Saved> {
  await lockLines(tx)
  return saveRecord(tx, recipeRecord, target, async (stored) => {
    const before = await wholeRecipe(tx, stored)
    const { status = before.status, ...fields } = patch
    const after = { ...before, ...fields, status }
    const columns = recipeRecord.toColumns(contentOf(after))
    if (status === before.status) return { columns, ...linesHistory(before, after) }

    const problem = stepProblem(before, status)
    if (problem) throw rejected({ status: problem })
    if (status === 'approved') refuseUncomputed(before)
    if (before.status === 'approved') {
      const until = await firstDayOf(tx, null, before.validFrom)
      await keepVersion(tx, stored, { number: before.versionNumber, until, content: contentOf(before) })
    }
    return { columns: { ...columns, ...statusColumns(status) }, ...linesHistory(before, after) }
  })
}

function stepProblem(before: Pick<Recipe, 'status'>, to: Recipe['status']): Message | null {
  if (to === 'draft' || (before.status === 'draft' && to === 'tested')) return null
  if (to === 'approved') return before.status === 'tested' ? null : message('recipes.testedFirst')
  return message('recipes.backToDraft')
}

/** Uses of a kind that the refusal names; the rest are not listed. */
const mostUses = 5

/** Archives a recipe. Throws what `lockRecord` throws, and a 409 with the names while something uses it. */
export async function archiveRecipe(tx: Tx, target: Target): Promise<Saved> {
  await lockLines(tx)
  const { name } = await lockRecord(tx, recipeRecord, target)
  const uses = await usesOf(tx, target.id, mostUses + 1)
  if (uses.length > 0) {
    const namesOf = (wanted: (typeof uses)[number]['kind']): string[] => {
      const names = uses.filter(({ kind }) => kind === wanted).map((use) => use.name)
      return names.length > mostUses ? [...names.slice(0, mostUses), '…'] : names
    }
    const values: Record<string, MessageValue> = {
      name,
      recipes: namesOf('recipe'),
      items: namesOf('menuItem'),
      dates: namesOf('menu'),
      cycles: namesOf('cycleMenu'),
      hasRecipes: String(namesOf('recipe').length > 0),
      hasItems: String(namesOf('menuItem').length > 0),
      hasDates: String(namesOf('menu').length > 0),
      hasCycles: String(namesOf('cycleMenu').length > 0),
    }
    throw conflict(message('recipes.inUse', values), (await readRecipe(tx, target.id)) ?? {})
  }
  return archiveRecord(tx, recipeRecord, target)
}

/** Restores an archived recipe. Throws a 404 for an unknown one. */
export async function restoreRecipe(tx: Tx, id: number): Promise<Saved> {
  return restoreRecord(tx, recipeRecord, id, () => Promise.resolve())
}
