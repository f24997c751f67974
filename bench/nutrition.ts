/**
 * Measures the recipe panel after one keystroke and the verdicts for a year of menus. Times differ between machines, so the
 * year is also reported as a ratio to a plain loop over flat arrays in the same run.
 */
import { analyzeMenus, analyzeWeek, packMenus, type MenuTable } from '@commissary/domain/menu'
import { gradeGroups, type MealProgram } from '@commissary/domain/rules'
import { portionNutrition, type Pantry, type RecipeSource } from '@commissary/domain/recipe'
import { type Food } from '@commissary/domain/food'
import { makeRecipes, makeWeeks } from './data/nutrition.ts'

const schoolDays = 180
const daysPerWeek = 5
const limitMs = 1000

function medianMs(runs: number, work: () => unknown): number {
  work()
  const times = Array.from({ length: runs }, () => {
    const start = performance.now()
    work()
    return performance.now() - start
  }).sort((a, b) => a - b)
  return times[Math.floor(times.length / 2)] ?? Number.NaN
}

function ms(value: number): string {
  return `${value < 10 ? value.toFixed(3) : value.toFixed(0)} ms`
}

function recipePanel(foods: Map<number, Food>, recipes: RecipeSource[]): number {
  const byId = new Map(recipes.map((recipe) => [recipe.id, recipe]))
  const pantry: Pantry = { food: (id) => foods.get(id), recipe: (id) => byId.get(id) }
  const largest = recipes.at(-1)
  if (!largest) throw new Error('No recipe to measure')
  let typed = 0
  return medianMs(400, () => {
    typed += 1
    const lines = largest.lines.map((line, index) => (index === 0 ? { ...line, amount: `${typed}` } : line))
    return portionNutrition({ ...largest, lines }, pantry)
  })
}

/** The baseline: reads and adds what any analysis must, and nothing else. */
function plainLoop({ nutrition, itemPortions, itemServings, dayItems, dayMeals }: MenuTable): number {
  const width = nutrition.averages.length / nutrition.rows
  const creditWidth = nutrition.credits.length / nutrition.rows
  let checksum = 0
  for (let day = 0; day < dayMeals.length; day += 1) {
    let sum = 0
    const end = dayItems[day + 1] ?? 0
    for (let item = dayItems[day] ?? 0; item < end; item += 1) {
      const row = itemPortions[item] ?? 0
      const servings = itemServings[item] ?? 0
      for (let index = 0; index < width; index += 1) sum += servings * (nutrition.averages[row * width + index] ?? 0)
      for (let index = 0; index < creditWidth; index += 1) sum += nutrition.credits[row * creditWidth + index] ?? 0
    }
    checksum += sum / (dayMeals[day] ?? 1)
  }
  return checksum
}

const { foods, recipes } = makeRecipes()
console.log(
  `Recipe panel after one keystroke (${recipes.at(-1)?.lines.length} lines, ${recipes.length} recipes available)`,
)
console.log(`  ${ms(recipePanel(foods, recipes))} median\n`)

console.log(`A year of menus: ${schoolDays} days x schools x ${gradeGroups.length} grade groups`)
console.log('  schools    day menus     items     analysis   plain loop   ratio')
let year = 0
for (const schools of [1, 10, 50, 200]) {
  const weeks = gradeGroups.flatMap((gradeGroup) => {
    const program: MealProgram = { rulePack: 'us-nslp', gradeGroup }
    return makeWeeks(schools, schoolDays / daysPerWeek, gradeGroup).map((days) => ({ days, program }))
  })
  const table = packMenus(weeks)
  const runs = schools >= 50 ? 7 : 25
  year = medianMs(runs, () => analyzeMenus(table))
  const plain = medianMs(runs, () => plainLoop(table))
  const cells = [
    String(schools).padStart(9),
    String(table.dayMeals.length).padStart(12),
    String(table.itemPortions.length).padStart(9),
    ms(year).padStart(12),
    ms(plain).padStart(12),
    (year / plain).toFixed(1).padStart(7),
  ]
  console.log(cells.join(' '))
  if (schools === 1) {
    const [first] = weeks
    if (first)
      console.log(`  (one week with reasons: ${ms(medianMs(200, () => analyzeWeek(first.days, first.program)))})`)
  }
}

console.log(`\n200 schools: ${ms(year)}, ${year < limitMs ? 'within' : 'OVER'} the limit of ${limitMs} ms`)
if (year >= limitMs) process.exitCode = 1
