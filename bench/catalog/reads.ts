import { nutrientCodes } from '@commissary/domain/food'
import { portionNutrition } from '@commissary/domain/recipe'
import { sql } from 'drizzle-orm'

import { runScript, type Database, type Tx } from '../../packages/server/src/db/work.ts'
import { loadPantry } from '../../packages/server/src/modules/recipes/pantry.ts'
import { p95, type Samples } from '../web/statistics.ts'
import { ms, times } from '../web/table.ts'
import type { Product } from './product.ts'
import { changedCode, ingredientsAndRecipes, recipeCount, referenceFoods, searches } from './rows.ts'

type Work = <T>(run: (tx: Tx) => Promise<T>) => Promise<T>
type Run = (turn: number) => Promise<unknown>

interface Comparison {
  name: string
  ours: Run
  plain: Run
}

/** Fills the catalog; then, for each operation, a line of the report: ours, plain, ratio and our 95th percentile. */
export async function compareReads(
  database: Database,
  { catererId, product, samples, runs }: { catererId: number; product: Product; samples: Samples; runs: number },
): Promise<string[][]> {
  const work: Work = (run) => database.work({ catererId }, run)
  await database.owner(async (tx) => runScript(tx, referenceFoods))
  await work((tx) => runScript(tx, ingredientsAndRecipes))
  await database.owner((tx) => tx.execute(sql`analyze`))
  const recipes = await work((tx) =>
    tx.execute<{ id: number }>(sql`select id from recipe where number like 'BENCH-%' order by id`),
  )
  const ids = recipes.map(({ id }) => id)

  const lines: string[][] = []
  for (const { name, ours, plain } of [
    foodSearch(product, work),
    ingredientList(product, work),
    recipeOpen(product, work, ids),
    recompute(work, ids),
  ]) {
    await ours(0)
    await plain(0)
    // In turn, so that a busy second of the machine slows both.
    for (let turn = 1; turn <= runs; turn++) {
      for (const [which, run] of [['ours', ours] as const, ['plain', plain] as const]) {
        const start = performance.now()
        await run(turn)
        samples.add(`${name} ${which}`, performance.now() - start)
      }
    }
    const [own, other] = [samples.median(`${name} ours`), samples.median(`${name} plain`)]
    lines.push([name, ms(own), ms(other), times(own / other), `p95 ${ms(p95(samples.of(`${name} ours`)))}`])
  }
  return lines
}

function foodSearch({ call }: Product, work: Work): Comparison {
  const at = (turn: number) => searches[turn % searches.length] ?? ''
  return {
    name: 'food search',
    ours: (turn) => call('GET', `/food/referenceFoods?q=${encodeURIComponent(at(turn))}&size=12`),
    plain: (turn) => {
      const words = at(turn).split(' ')
      const all = words.map((word) => sql`description ilike ${`%${word}%`}`)
      return work((tx) =>
        tx.execute(sql`select id, description, nutrients from reference_food where ${sql.join(all, sql` and `)}
          order by length(description) limit 12`),
      )
    },
  }
}

const ingredientList = ({ call }: Product, work: Work): Comparison => ({
  name: 'ingredient list',
  ours: () => call('GET', '/ingredient/ingredients?size=10'),
  plain: () =>
    work((tx) =>
      tx.execute(sql`
        select *, (select count(*) from ingredient where archived_at is null) as total from ingredient
        where archived_at is null order by lower(name) collate "C", id limit 10`),
    ),
})

function recipeOpen({ call }: Product, work: Work, ids: readonly number[]): Comparison {
  const id = (turn: number) => ids[(turn * 97) % ids.length]
  return {
    name: 'recipe open',
    ours: (turn) => call('GET', `/recipe/recipes/${id(turn)}`),
    plain: (turn) =>
      work((tx) =>
        tx.execute(sql`
          select * from recipe join recipe_line line on line.recipe_id = recipe.id
          left join ingredient on ingredient.id = line.ingredient_id where recipe.id = ${id(turn)} order by line.position`),
      ),
  }
}

/** A change of one ingredient, then the nutrition of every recipe that contains it. */
function recompute(work: Work, recipeIds: number[]): Comparison {
  const change = (tx: Tx, sodium: number) =>
    tx.execute(sql`update ingredient set nutrients = jsonb_set(nutrients, '{sodium}', to_jsonb(${sodium}::int))
      where code = ${changedCode}`)
  return {
    name: `recompute of ${recipeCount.toLocaleString('en-US')} recipes`,
    ours: async (turn) => {
      await work((tx) => change(tx, turn))
      const pantry = await work((tx) => loadPantry(tx, { recipeIds }))
      for (const recipe of pantry.recipes) portionNutrition(recipe, pantry)
    },
    plain: async (turn) => {
      await work((tx) => change(tx, turn))
      const lines = await work((tx) =>
        tx.execute<{ recipeId: number; amount: string; nutrients: Record<string, number> }>(sql`
          select line.recipe_id as "recipeId", line.amount, food.nutrients from recipe_line line
          join ingredient food on food.id = line.ingredient_id`),
      )
      const sums = new Map<number, number[]>()
      for (const { recipeId, amount, nutrients } of lines) {
        const sum = sums.get(recipeId) ?? nutrientCodes.map(() => 0)
        sums.set(
          recipeId,
          sum.map((value, index) => value + Number(amount) * (nutrients[nutrientCodes[index] ?? ''] ?? 0)),
        )
      }
    },
  }
}
