import { type MealProgram, newKey, type School } from '@commissary/api-client'
import {
  dayOf,
  type Fix,
  type FixOption,
  type FixProblem,
  isSameDay,
  menuItemKey,
  searchFixes,
  type Suggestion,
  unknownNutrition,
} from '@commissary/domain/menu'
import { checks, type GradeGroup, isPreschool, menuGroups, type TileId } from '@commissary/domain/rules'
import { useEffect, useMemo, useState } from 'react'
import useSWR from 'swr'

import { useSession } from '../session/session.tsx'
import { discontinuedFood } from './discontinued.ts'
import { type MenuItem, offeredOn } from './menu-items.ts'
import type { MenuSource } from './menu-source.ts'
import { otherPrograms } from './plan-for-me/plan-request.ts'
import type { WeekPlan } from './use-week-plan.ts'

/** Milliseconds after which a search yields to the page: at 60 frames a second, two slices per frame leave time to draw. */
const sliceMs = 8

/** Runs a search in slices; stops when the signal aborts. */
async function inSlices<Result>(search: Generator<void, Result>, signal: AbortSignal): Promise<Result | undefined> {
  for (;;) {
    const start = performance.now()
    do {
      const step = search.next()
      if (step.done) return step.value
    } while (performance.now() - start < sliceMs)
    await new Promise((resolve) => setTimeout(resolve))
    if (signal.aborted) return undefined
  }
}

/** What is known about acceptance; undefined while it is read. A failure leaves it unknown. */
function useAcceptance({ name, readAcceptance }: MenuSource): ReadonlyMap<string, number> | undefined {
  const { data, error } = useSWR<ReadonlyMap<string, number>, unknown>(
    readAcceptance ? ['acceptance', name] : null,
    () => readAcceptance?.() ?? none,
    { revalidateOnFocus: false },
  )
  return readAcceptance && error === undefined ? data : none
}

const none: ReadonlyMap<string, number> = new Map()

/** What can be planned on a date, each food and portion once: a master item takes the place of the recipe that it offers. */
function fixOptions(items: readonly MenuItem[], date: string): FixOption[] {
  const options = new Map<string, FixOption>()
  for (const item of items) {
    const offered = offeredOn(item, date)
    const { id, name, category, recipeId, ingredientId, menuItemId, placeholderId, portion, nutrition } = offered
    if (placeholderId || discontinuedFood(offered, date)) continue
    const food = { recipeId, ingredientId, menuItemId, portion }
    const key = menuItemKey(food)
    if (menuItemId !== null || !options.has(key)) options.set(key, { id, name, category, food, nutrition })
  }
  return [...options.values()]
}

/**
 * The other grade groups that can be served the menu as it is, at its school or at all schools with it. Preschool has other
 * portions, so its menu is never that of the grades.
 */
export const sharingPrograms = (program: MealProgram, schools: readonly School[], schoolId: number | undefined) =>
  otherPrograms(
    program,
    schools.filter((one) => schoolId === undefined || one.schoolId === schoolId),
  ).filter(({ gradeGroup }) => isPreschool(gradeGroup) === isPreschool(program.gradeGroup))

/** The grade groups that a fix must not harm: those that are served this same menu, then those with menus next to it. */
export function fixPrograms(
  program: MealProgram,
  gradeGroup: GradeGroup,
  sharing: readonly MealProgram[],
): Pick<FixProblem, 'program' | 'otherPrograms' | 'alsoGradeGroups'> {
  const groups = menuGroups(program)
  const alsoGradeGroups = groups.filter((group) => group !== gradeGroup)
  return {
    program: { ...program, gradeGroup },
    otherPrograms: [
      ...alsoGradeGroups.map((group) => ({ ...program, gradeGroup: group })),
      ...sharing.filter((other) => !groups.includes(other.gradeGroup)),
    ],
    alsoGradeGroups,
  }
}

/** The week as a problem to fix for a grade group; null while there is nothing to check or nothing to choose from. */
function useFixProblem(
  source: MenuSource,
  { state, nutrition, withRecurring, beside }: WeekPlan,
  gradeGroup: GradeGroup,
): FixProblem | null {
  const { days, items, program, ruleOptions, schoolId } = source
  const acceptance = useAcceptance(source)
  const { schools } = useSession()
  return useMemo(() => {
    if (!program || !items.data || !acceptance) return null
    const all = items.data
    return {
      days: days
        .filter(({ closed }) => closed === undefined)
        .map(({ key, date, locked, otherMeals }) => ({
          key,
          date,
          day: dayOf(state, key),
          isLocked: locked !== undefined,
          otherMeals,
        })),
      beside,
      ...fixPrograms(program, gradeGroup, sharingPrograms(program, schools, schoolId)),
      ruleOptions,
      withRecurring,
      nutritionOf: (line) => nutrition.get(menuItemKey(line)) ?? unknownNutrition(line.name),
      optionsOn: (date) => fixOptions(all, date),
      acceptanceOf: (itemKey) => acceptance.get(itemKey) ?? null,
      newId: () => newKey().slice(0, 12),
    }
  }, [
    days,
    items.data,
    program,
    gradeGroup,
    ruleOptions,
    schoolId,
    schools,
    acceptance,
    state,
    nutrition,
    withRecurring,
    beside,
  ])
}

/** Searches for fixes for a tile's failing checks for a grade group after every edit. Undefined while it searches. */
export function useFixes(
  source: MenuSource,
  plan: WeekPlan,
  tile: TileId,
  gradeGroup: GradeGroup,
): readonly Suggestion[] | undefined {
  const problem = useFixProblem(source, plan, gradeGroup)
  const [found, setFound] = useState<{ problem: FixProblem; tile: TileId; suggestions: Suggestion[] } | null>(null)

  useEffect(() => {
    if (!problem) return undefined
    const abort = new AbortController()
    const search = searchFixes(problem, ({ check }) => checks[check.id].tile === tile)
    void inSlices(search, abort.signal).then((suggestions) => {
      if (suggestions && !abort.signal.aborted) setFound({ problem, tile, suggestions })
    })
    return () => abort.abort()
  }, [problem, tile])

  return found?.problem === problem && found?.tile === tile ? found.suggestions : undefined
}

/** Applies a fix as one step of undo, and says whether it is still the last edit. */
export function useApplyFix({ state, dispatch, addNutrition }: WeekPlan) {
  const [applied, setApplied] = useState<{ fix: Fix; edits: number } | null>(null)
  const isLast =
    applied !== null &&
    state.past.length === applied.edits &&
    Object.entries(applied.fix.days).every(([key, day]) => isSameDay(dayOf(state, key), day))
  return {
    applied: isLast ? applied.fix : null,
    apply: (fix: Fix) => {
      addNutrition(fix.nutrition)
      dispatch({ type: 'setDays', days: fix.days })
      setApplied({ fix, edits: state.past.length + 1 })
    },
  }
}
