import { mondayOf } from '@commissary/domain/dates'
import {
  lineNutrition,
  toServiceDay,
  unknownItems,
  type MenuDay,
  type MenuLine,
  type PlannerDay,
  type PlannerItem,
  type PlannerProblem,
  type ServiceDay,
} from '@commissary/domain/menu'
import { datedRulesExist, defaultRuleOptions, type GradeGroup } from '@commissary/domain/rules'

import { rejected } from '../../contract/api-error.ts'
import type { Schemas } from '../../contract/operations.ts'
import type { Tx } from '../../db/work.ts'
import { message } from '../../shared/messages.ts'
import { ruleOptionsOf } from '../analysis-settings/store.ts'
import { toMenuLine } from '../calendars/day-input.ts'
import { named, pantryOf, type MenuPantry } from '../calendars/menu-pantry.ts'
import { expectedCredits } from '../placeholders/store.ts'
import { alsoGradeGroupsOf, listMealPrograms } from '../schools/store.ts'
import { foodOf, lineFor, type PlanProgram, readCatalog, type Catalog } from './catalog.ts'

export type MenuPlanRequest = Schemas['MenuPlanRequest']
type DayInput = MenuPlanRequest['days'][number]

/** A problem for the planning thread, and the lines that its items become. */
export interface PlanSource {
  problem: PlannerProblem
  /** Items that are never chosen, because a value that a rule needs is unknown. */
  leftOut: number
  lineOf: Catalog['lineOf']
}

/** Reads what a plan needs. Throws a 422 for programs and days that cannot be planned together. */
export async function readPlanSource(tx: Tx, request: MenuPlanRequest): Promise<PlanSource> {
  const programs = await programsOf(tx, request)
  const [first] = programs
  if (!first) throw rejected({ programIds: message('nutritionPlanner.unknownProgram') })
  checkDays(request.days, programs)
  const { diets = [], colorDays = 1, methodDays = 1, repeatsAfterDays } = request
  const catalog = await readCatalog(tx, programs, diets.length > 0 || methodDays > 1)
  const planned = await plannedServices(tx, request.days, catalog)
  const openWeeks = new Set(request.days.filter(({ isOpen }) => isOpen).map(({ date }) => mondayOf(date)))
  const around = new Set(request.days.filter(({ isOpen, isAround }) => !isOpen && isAround).map(({ key }) => key))
  const days = request.days
    .map(({ key, date, plannedMeals, isOpen }): PlannerDay => {
      // The solver also tries a week without the days that stay, to tell whether they are part of a conflict.
      const isChosenFrom = openWeeks.has(mondayOf(date)) && !around.has(key)
      return {
        key,
        date,
        meals: plannedMeals ?? 1,
        fixed: isOpen ? null : (planned.get(key)?.fixed ?? { services: {}, foods: [] }),
        items: [...(isOpen ? (planned.get(key)?.kept ?? []) : []), ...(isChosenFrom ? catalog.itemsOn(date) : [])],
      }
    })
    .filter(({ fixed: kept }) => kept === null || Object.values(kept.services).some(({ items }) => items.length > 0))

  const problem: PlannerProblem = {
    rulePack: first.rulePack,
    gradeGroups: programs.map(({ gradeGroup }) => gradeGroup),
    serviceDays: first.serviceDays,
    offerVersusServe: programs.flatMap(({ gradeGroup, offerVersusServe }) => (offerVersusServe ? [gradeGroup] : [])),
    ruleOptions: { ...defaultRuleOptions, ...(await ruleOptionsOf(tx, first.programName)) },
    rules: request.rules,
    entreeDays: request.entreeDays ?? 5,
    otherDays: request.otherDays ?? 2,
    avoid: request.avoidAllergens ?? [],
    diets,
    colorDays,
    methodDays,
    days: days.filter(({ key }) => !around.has(key)),
    around: days.filter(({ key }) => around.has(key)),
    ...(repeatsAfterDays !== undefined && { repeatsAfter: repeatsAfterDays }),
  }
  return { problem, leftOut: unknownItems(problem), lineOf: catalog.lineOf }
}

/** The programs to plan for; grade groups that share the first one's menu come as programs with its portions. */
async function programsOf(tx: Tx, { programIds, alsoGradeGroups }: MenuPlanRequest): Promise<PlanProgram[]> {
  const all = await listMealPrograms(tx)
  const programs = programIds.flatMap((id) => all.find((program) => program.id === id) ?? [])
  if (programs.length < programIds.length) {
    throw rejected({ programIds: message('nutritionPlanner.unknownProgram') })
  }
  const [first] = programs
  const sharing = first ? alsoGradeGroupsOf(first, alsoGradeGroups) : []
  const isMixed = programs.some(
    ({ menuType, rulePack }) => menuType !== programs[0]?.menuType || rulePack !== programs[0]?.rulePack,
  )
  const planned: PlanProgram[] = [
    ...programs.map((program) => ({ ...program, portionsOf: program.gradeGroup })),
    ...programs
      .slice(0, 1)
      .flatMap((program) => sharing.map((gradeGroup) => ({ ...program, gradeGroup, portionsOf: program.gradeGroup }))),
  ]
  if (isMixed || new Set(planned.map(({ gradeGroup }) => gradeGroup)).size < planned.length) {
    throw rejected({ programIds: message('nutritionPlanner.differentMenus') })
  }
  return planned
}

function checkDays(days: readonly DayInput[], programs: readonly PlanProgram[]): void {
  if (!days.some(({ isOpen }) => isOpen)) throw rejected({ days: message('nutritionPlanner.noOpenDays') })
  for (const field of ['key', 'date'] as const) {
    if (new Set(days.map((day) => day[field])).size < days.length) {
      throw rejected({ days: message('nutritionPlanner.duplicateKey') })
    }
  }
  days.forEach(({ date, isOpen, plannedMeals }, index) => {
    if (isOpen && !plannedMeals) throw rejected({ [`days.${index}.plannedMeals`]: message('nutritionPlanner.noMeals') })
    if (!programs.every(({ rulePack, gradeGroup }) => datedRulesExist(rulePack, gradeGroup, date)))
      throw rejected({ programIds: message('nutritionPlanner.noRules') })
  })
}

/** Each day's lines as each grade group is served: `fixed` with the foods that count for variety, `kept` as items that stay. */
async function plannedServices(tx: Tx, days: readonly DayInput[], { offers, factsOf }: Catalog) {
  const menus = days.map(({ plannedMeals, selections, lines }): MenuDay => ({
    plannedMeals,
    ...(selections && { selections }),
    lines: lines.map(toMenuLine),
  }))
  const pantry = await pantryOf(tx, menus)
  const placeholders = menus.flatMap(({ lines }) => lines.flatMap(({ placeholderId }) => placeholderId ?? []))
  const expected = await expectedCredits(tx, placeholders)
  return new Map(
    days.map(({ key, date }, index) => {
      const menu = named(menus[index] ?? { plannedMeals: null, lines: [] }, pantry)
      const services = Object.fromEntries(
        offers.map((offer): [GradeGroup, ServiceDay] => {
          const own = { ...menu, lines: menu.lines.map((line) => lineFor(line, offers, offer)) }
          return [offer.gradeGroup, toServiceDay(date, own, nutritionOn(pantry, date), (id) => expected.get(id))]
        }),
      )
      const foods = menu.lines
        .filter(({ category, recipeId, ingredientId }) => category !== 'Milk' && (recipeId ?? ingredientId))
        .map(foodOf)
      const entrees = menu.lines.filter(({ category }) => category === 'Entree')
      const methods = entrees.flatMap((line) => factsOf(line).cookingMethod ?? [])
      return [key, { fixed: { services, foods, methods }, kept: keptItems(menu, services, factsOf) }] as const
    }),
  )
}

/** An open day's lines as items that stay. À la carte items are not part of a meal. */
function keptItems(
  { lines }: MenuDay,
  services: Partial<Record<GradeGroup, ServiceDay>>,
  factsOf: Catalog['factsOf'],
): PlannerItem[] {
  return lines
    .filter(({ category }) => category !== 'A La Carte')
    .map((line) => {
      const nutrition = Object.entries(services).flatMap(([group, { items }]) => {
        const own = items.find(({ id }) => id === line.id)
        return own ? [[group, own.nutrition]] : []
      })
      return {
        id: `recurring-${line.id}`,
        food: foodOf(line),
        name: line.name,
        category: line.category,
        nutrition: Object.fromEntries(nutrition),
        ...factsOf(line),
        isKept: true as const,
        servings: line.plannedServings,
      }
    })
    .filter(({ nutrition }) => Object.keys(nutrition).length > 0)
}

const nutritionOn = (pantry: MenuPantry, date: string) => {
  const dated = pantry.on(date)
  return (line: MenuLine) => lineNutrition(line, dated)
}
