import type { MealProgram, MenuPlanDayInput, MenuPlanRequest, School } from '@commissary/api-client'
import { dayOf, isRecurringLine, type MenuDay, type MenuEditState } from '@commissary/domain/menu'

import { toLineInput } from '../calendar-days.ts'
import type { MenuSource, PlannerDay } from '../menu-source.ts'
import { canPlan } from '../planner-days.ts'

type State = Pick<MenuEditState, 'days'>
type Source = Pick<MenuSource, 'days' | 'whole' | 'program' | 'usualMeals' | 'withRecurring'>

/** What the dialog asks. Numbers are as typed. */
export interface PlanValues {
  scope: 'week' | 'whole'
  /** Keys of the days of the week to plan. */
  days: readonly string[]
  /** For days without a number. */
  meals: string
  /** Ids of the programs to plan for besides the menu's own. */
  programIds: readonly number[]
  rules: 'now' | 'from2027' | 'both'
  entreeDays: string
  otherDays: string
  colorDays: string
  methodDays: string
  avoidAllergens: readonly Allergen[]
  diets: readonly DietTag[]
}

export type DietTag = NonNullable<MenuPlanRequest['diets']>[number]
export type Allergen = NonNullable<MenuPlanRequest['avoidAllergens']>[number]

/** Items that recur do not make a menu: a plan keeps them, and adds the rest. */
const isEmpty = (state: State, { key }: PlannerDay) => dayOf(state, key).lines.every(isRecurringLine)

/** The days of the week that can be planned, and which of them have a menu. */
export const weekDays = (source: Source, state: State) =>
  source.days.filter(canPlan).map((day) => ({ ...day, hasMenu: !isEmpty(state, day) }))

/** The empty days of the whole month or cycle; none if there is only the week. */
export function wholeDays({ whole }: Source, state: State): PlannerDay[] {
  return (whole?.days ?? []).filter((day) => canPlan(day) && isEmpty(state, day))
}

/** The keys of the days that the values choose. */
export function chosenDays(source: Source, state: State, { scope, days }: PlanValues): string[] {
  return scope === 'whole' ? wholeDays(source, state).map(({ key }) => key) : [...days]
}

/** Whether a chosen day has no number of meals, so that the dialog must ask. */
export const needsMeals = (state: State, keys: readonly string[]) => keys.some((key) => !dayOf(state, key).plannedMeals)

/** Programs of the schools that serve the menu, which are checked by the same rules for other grade groups. */
export function otherPrograms(program: MealProgram, schools: readonly School[]): MealProgram[] {
  const found = new Map<string, MealProgram>()
  for (const school of schools.filter(({ programs }) => programs.some(({ id }) => id === program.id))) {
    for (const one of school.programs) {
      const isLike = one.menuType === program.menuType && one.rulePack === program.rulePack
      if (isLike && one.gradeGroup !== program.gradeGroup && !found.has(one.gradeGroup)) found.set(one.gradeGroup, one)
    }
  }
  return [...found.values()]
}

/**
 * The request for a plan: the chosen days are open, and the other days of the menu stay as they are. Variety counts them, and
 * the days around the menu; those of a month's first and last week count for the rules of their week where the week is served whole.
 */
export function planRequest(
  source: Source & { program: MealProgram },
  state: State,
  values: PlanValues,
  around: ReadonlyMap<string, MenuDay> = new Map(),
): MenuPlanRequest {
  const { days: week, whole, program, withRecurring = (day: MenuDay) => day } = source
  const open = new Set(chosenDays(source, state, values))
  const days = (whole?.days ?? week)
    .filter(({ closed }) => closed === undefined)
    .flatMap(({ key, date }): MenuPlanDayInput[] => {
      const day = dayOf(state, key)
      if (open.has(key)) {
        // Recurring items stay; the plan replaces the day's other lines.
        const lines = withRecurring({ ...day, lines: day.lines.filter(isRecurringLine) }, date).lines.map(toLineInput)
        return [{ key, date, plannedMeals: day.plannedMeals || Number(values.meals), isOpen: true, lines }]
      }
      const served = withRecurring(day, date)
      return served.lines.length === 0 ? [] : [keptDay(key, date, served)]
    })
  const isWholeWeek = whole?.isPartOfWeek !== undefined
  const others = [...around]
    .filter(([, day]) => day.lines.length > 0)
    .map(([date, day]) => ({ ...keptDay(`around-${date}`, date, day), ...(!isWholeWeek && { isAround: true }) }))
  return {
    programIds: [program.id, ...values.programIds],
    ...(program.alsoGradeGroups && { alsoGradeGroups: program.alsoGradeGroups }),
    rules: values.rules === 'both' ? ['now', 'from2027'] : [values.rules],
    entreeDays: Number(values.entreeDays),
    otherDays: Number(values.otherDays),
    colorDays: Number(values.colorDays),
    methodDays: Number(values.methodDays),
    avoidAllergens: [...values.avoidAllergens],
    diets: [...values.diets],
    ...(whole?.repeatsAfter !== undefined && { repeatsAfterDays: whole.repeatsAfter }),
    days: [...others, ...days],
  }
}

function keptDay(key: string, date: string, { plannedMeals, selections, lines }: MenuDay): MenuPlanDayInput {
  return {
    key,
    date,
    plannedMeals,
    isOpen: false,
    ...(selections && { selections }),
    lines: lines.map(toLineInput),
  }
}
