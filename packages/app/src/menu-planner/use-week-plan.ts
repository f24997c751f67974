import { dayOf, mealCategories, type MenuDay, startMenuEdit } from '@commissary/domain/menu'
import { hasMealPattern } from '@commissary/domain/rules'
import { useMemo, useReducer, useState } from 'react'

import { useCostTarget } from '../compliance/use-cost-target.ts'
import { useWording } from '../compliance/use-wording.ts'
import { useSession } from '../session/session.tsx'
import { useStableEntries } from '../text/use-stable-entries.ts'
import { contentsOf } from './bar-contents.ts'
import { discontinuedFood, discontinuedOf } from './discontinued.ts'
import { gridDays } from './grid-days.ts'
import { libraryItem, nutritionOfItems, offeredOn } from './menu-items.ts'
import type { MenuSource } from './menu-source.ts'
import { type ItemNutrition, nutritionOf } from './nutrition-of.ts'
import { planWith } from './plan-with.ts'
import { servedBeside } from './served-beside.ts'
import { useItemCosts } from './use-item-costs.ts'
import { useExpectedCredits } from './use-expected-credits.ts'
import { useAutosave } from './use-autosave.ts'
import { useUndoKeys } from './use-undo-keys.ts'
import { useWeekAnalysis } from './use-week-analysis.ts'

const none: NonNullable<MenuSource['otherFoods']> = []
const noDays: NonNullable<MenuSource['datedFoods']> = []
const noneBeside: NonNullable<MenuSource['besideDays']> = []
const asItIs = (day: MenuDay) => day

/** The planned week: its edits, what is saved, its verdicts, and what the grid and the library show. */
export function useWeekPlan(source: MenuSource) {
  const wording = useWording()
  const { t } = wording
  const { nutritionAnalysis, today } = useSession()
  const {
    saved,
    items,
    otherFoods = none,
    datedFoods = noDays,
    besideDays = noneBeside,
    withRecurring = asItIs,
  } = source
  const [state, dispatch] = useReducer(planWith(source.usualMeals), saved, (days) =>
    startMenuEdit(Object.fromEntries(days.map(({ key, day }) => [key, day]))),
  )
  const autosave = useAutosave({ source, state, dispatch })
  useUndoKeys(dispatch)

  const firstDate = source.days[0]?.date ?? today
  const library = useMemo(
    () =>
      items.data?.filter((item) => !discontinuedFood(offeredOn(item, firstDate), firstDate)).map(libraryItem(wording)),
    [items.data, firstDate, wording],
  )
  const discontinued = useMemo(() => discontinuedOf(saved, items.data ?? []), [saved, items.data])
  const contents = useMemo(
    () => contentsOf([{ foods: otherFoods }, ...datedFoods, ...saved], items.data ?? []),
    [otherFoods, datedFoods, saved, items.data],
  )
  const [added, setAdded] = useState<ItemNutrition>(() => new Map())
  const nutrition = useMemo(
    () =>
      new Map([
        ...nutritionOfItems(items.data ?? []),
        ...nutritionOf([{ foods: otherFoods }, ...datedFoods]),
        ...added,
        ...nutritionOf(saved),
      ]),
    [items.data, saved, otherFoods, datedFoods, added],
  )
  const expectedOf = useExpectedCredits()
  const beside = useMemo(() => servedBeside(besideDays, expectedOf), [besideDays, expectedOf])
  const served = useMemo(() => source.days.filter(({ closed }) => closed === undefined), [source.days])
  const open = useMemo(() => served.filter(({ locked }) => locked === undefined), [served])
  const { weeks, costs } = useWeekAnalysis(
    state,
    served,
    beside,
    source.program,
    nutritionAnalysis && source.program !== null && hasMealPattern(source.program.rulePack),
    nutrition,
    source.ruleOptions,
    withRecurring,
    expectedOf,
  )
  const costTarget = useCostTarget(source.program?.programName)
  const itemCosts = useItemCosts()
  const days = useStableEntries(
    gridDays(wording, {
      state,
      days: source.days,
      nutrition,
      weeks,
      discontinued,
      contents,
      withRecurring,
      costs,
      costTarget,
      areItemCostsShown: itemCosts.areShown,
    }),
    ({ date }) => date,
  )
  const [chosen, setFocused] = useState<string | null>(null)
  // Another week of the same plan begins on its own day.
  const isShown = source.days.some(({ key }) => key === chosen)
  const focused = isShown ? chosen : ((open.find(({ date }) => date === today) ?? open[0])?.key ?? null)
  const categories = useMemo(() => mealCategories.map((id) => ({ id, label: t(`words.categories.${id}`) })), [t])

  return {
    state,
    dispatch,
    autosave,
    library,
    /** Of each grade group of the menu; null where it is not checked. */
    weeks,
    costs,
    costTarget,
    itemCosts,
    nutrition,
    withRecurring,
    /** Days of the week that are not planned here, as they are served. */
    beside,
    /** Adds the nutrition of portions that no saved day and no item has yet. */
    addNutrition: (portions: ItemNutrition) => setAdded((before) => new Map([...before, ...portions])),
    days,
    categories,
    /** The day that the keys are on. */
    focused,
    setFocused,
    /** The same day, if items can be added to it. */
    target: open.find(({ key }) => key === focused) ?? null,
    dayAt: (key: string) => source.days.find((day) => day.key === key),
    lineAt: (key: string, id: string) => dayOf(state, key).lines.find((line) => line.id === id),
  }
}

/** A week as it is planned at the moment. */
export type WeekPlan = ReturnType<typeof useWeekPlan>

/** What edits a whole menu, wherever it is shown. */
export type EditedMenu = Pick<WeekPlan, 'state' | 'dispatch' | 'autosave' | 'nutrition' | 'withRecurring'>
