import { findCycle } from '@commissary/domain/recipe'
import { and, eq, sql } from 'drizzle-orm'

import { notFound, rejected } from '../../contract/api-error.ts'
import { recipeVersion } from '../../db/schema/recipe.ts'
import type { Tx } from '../../db/work.ts'
import { saveRecord, type Saved, type Target } from '../../records/save-record.ts'
import { readCatererToday } from '../../shared/caterer-today.ts'
import { message } from '../../shared/messages.ts'
import { recurringLines } from '../months/recurring-lines.ts'
import { linesHistory } from './history.ts'
import { lockLines } from './lines.ts'
import { loadPantry } from './pantry.ts'
import { versionDays } from './pantry-by-date.ts'
import { currentVersion, type PastVersion, readPastVersions } from './past-versions.ts'
import { contentOf, recipeRecord, wholeRecipe } from './store.ts'

/**
 * Moves the first day of a version, and with it the end of the one before. Throws what `saveRecord` throws, a 404 for an unknown
 * version, and a 422 for the first version, for a day that is not between its neighbors, for a menu of a past day that would
 * change, and where a recipe would contain itself on one of the days.
 */
export async function moveVersion(
  tx: Tx,
  { number, ...target }: Target & { number: number },
  validFrom: string,
): Promise<Saved> {
  await lockLines(tx)
  return saveRecord(tx, recipeRecord, target, async (stored) => {
    const past = (await readPastVersions(tx, [target.id])).get(target.id) ?? []
    const before = neighbor(past, number, validFrom)
    const days = { from: min(before.until, validFrom), to: max(before.until, validFrom) }
    await refusePastUse(tx, target.id, days)
    await tx
      .update(recipeVersion)
      .set({ until: validFrom })
      .where(and(eq(recipeVersion.recipeId, target.id), eq(recipeVersion.number, before.number)))
    await refuseCycles(tx, target.id, days)

    const whole = await wholeRecipe(tx, stored)
    const lines = linesHistory(whole, whole)
    return {
      columns: recipeRecord.toColumns(contentOf(whole)),
      before: { ...lines.before, versionFrom: `${number} ${before.until}` },
      after: { ...lines.after, versionFrom: `${number} ${validFrom}` },
    }
  })
}

const min = (a: string, b: string) => (a < b ? a : b)
const max = (a: string, b: string) => (a < b ? b : a)

/** The version before the moved one, which ends where the moved one starts. */
function neighbor(past: readonly PastVersion[], number: number, validFrom: string): PastVersion {
  if (number > currentVersion(past).number) throw notFound(message('recipes.versionNotFound'))
  const before = past.find((version) => version.number === number - 1)
  if (!before) throw rejected({ validFrom: message('recipes.firstVersion') })
  const begins = past.find((version) => version.number === number - 2)?.until
  const ends = past.find((version) => version.number === number)?.until
  if (begins !== undefined && validFrom <= begins) {
    throw rejected({ validFrom: message('recipes.notAfterVersion', { date: Temporal.PlainDate.from(begins) }) })
  }
  if (ends !== undefined && validFrom >= ends) {
    throw rejected({ validFrom: message('recipes.notBeforeVersion', { date: Temporal.PlainDate.from(ends) }) })
  }
  return before
}

/** Throws a 422 with the first menu before today on which the recipe, at any depth of any version, would change. */
async function refusePastUse(tx: Tx, id: number, { from, to }: { from: string; to: string }): Promise<void> {
  const today = await readCatererToday(tx)
  const [used] = await tx.execute<{ date: string }>(sql`
    with recursive holds (recipe_id, sub_recipe_id) as (
      select recipe_id, sub_recipe_id from recipe_line where sub_recipe_id is not null
      union
      select version.recipe_id, (line ->> 'subRecipeId')::bigint
      from recipe_version version cross join jsonb_array_elements(version.content -> 'lines') line
      where line ->> 'subRecipeId' is not null
    ), used (recipe_id) as (
      select ${id}::bigint
      union
      select holds.recipe_id from used join holds on holds.sub_recipe_id = used.recipe_id
    )
    select date::text as date from (
      select day.date from master_line line join master_day day on day.id = line.master_day_id
      where line.recipe_id in (select recipe_id from used)
      union
      select date from (${recurringLines}) recurring where recipe_id in (select recipe_id from used)
      union
      select day.date from published_line line join school_base_day day on day.published_day_id = line.published_day_id
      where line.recipe_id in (select recipe_id from used)
      union
      select day.date from school_line_change line join school_day day on day.id = line.school_day_id
      where line.recipe_id in (select recipe_id from used)
    ) served
    where date >= ${from}::date and date < ${min(to, today)}::date
    order by 1 limit 1`)
  if (used) {
    throw rejected({ validFrom: message('recipes.versionUsed', { date: Temporal.PlainDate.from(used.date) }) })
  }
}

/** Throws a 422 with the chain if the recipe contains itself on a day from which on another version is in force now. */
async function refuseCycles(tx: Tx, id: number, { from, to }: { from: string; to: string }): Promise<void> {
  const pantry = await loadPantry(tx, { recipeIds: [id] })
  const days = [from, ...versionDays(pantry.pastVersions).filter((day) => day > from && day < to)]
  for (const day of days) {
    const chain = findCycle(id, pantry.on(day))
    if (chain) {
      const date = Temporal.PlainDate.from(day)
      throw rejected({ validFrom: message('recipes.containsItselfOn', { chain: chain.join(' > '), date }) })
    }
  }
}
