import {
  lineNutrition,
  toServiceDay,
  unknownItems,
  type MenuDay,
  type MenuLine,
  type PlannerDay,
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
import { listMealPrograms, type MealProgram } from '../schools/store.ts'
import { foodOf, lineFor, readCatalog, type Catalog, type Offer } from './catalog.ts'

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
  const catalog = await readCatalog(tx, programs)
  const fixed = await fixedServices(tx, request.days, catalog.offers)

  const problem: PlannerProblem = {
    rulePack: first.rulePack,
    gradeGroups: programs.map(({ gradeGroup }) => gradeGroup),
    serviceDays: first.serviceDays,
    ruleOptions: { ...defaultRuleOptions, ...(await ruleOptionsOf(tx, first.programName)) },
    rules: request.rules,
    entreeDays: request.entreeDays ?? 5,
    otherDays: request.otherDays ?? 2,
    avoid: request.avoidAllergens ?? [],
    days: request.days
      .map((day): PlannerDay => {
        const { key, date, plannedMeals, isOpen } = day
        return {
          key,
          date,
          meals: plannedMeals ?? 1,
          fixed: isOpen ? null : (fixed.get(key) ?? { services: {}, foods: [] }),
          items: isOpen ? catalog.itemsOn(date) : [],
        }
      })
      .filter(({ fixed: kept }) => kept === null || Object.values(kept.services).some(({ items }) => items.length > 0)),
  }
  return { problem, leftOut: unknownItems(problem), lineOf: catalog.lineOf }
}

async function programsOf(tx: Tx, { programIds }: MenuPlanRequest): Promise<MealProgram[]> {
  const all = await listMealPrograms(tx)
  const programs = programIds.flatMap((id) => all.find((program) => program.id === id) ?? [])
  if (programs.length < programIds.length) {
    throw rejected({ programIds: message('nutritionPlanner.unknownProgram') })
  }
  const isMixed = programs.some(
    ({ menuType, rulePack }) => menuType !== programs[0]?.menuType || rulePack !== programs[0]?.rulePack,
  )
  if (isMixed || new Set(programs.map(({ gradeGroup }) => gradeGroup)).size < programs.length) {
    throw rejected({ programIds: message('nutritionPlanner.differentMenus') })
  }
  return programs
}

function checkDays(days: readonly DayInput[], programs: readonly MealProgram[]): void {
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

/** The days that stay, as each grade group is served, with the foods that variety counts. */
async function fixedServices(tx: Tx, days: readonly DayInput[], offers: readonly Offer[]) {
  const kept = days.filter(({ isOpen }) => !isOpen)
  const menus = kept.map(({ plannedMeals, selections, lines }): MenuDay => ({
    plannedMeals,
    ...(selections && { selections }),
    lines: lines.map(toMenuLine),
  }))
  const pantry = await pantryOf(tx, menus)
  const placeholders = menus.flatMap(({ lines }) => lines.flatMap(({ placeholderId }) => placeholderId ?? []))
  const expected = await expectedCredits(tx, placeholders)
  return new Map(
    kept.map(({ key, date }, index) => {
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
      return [key, { services, foods }] as const
    }),
  )
}

const nutritionOn = (pantry: MenuPantry, date: string) => {
  const dated = pantry.on(date)
  return (line: MenuLine) => lineNutrition(line, dated)
}
