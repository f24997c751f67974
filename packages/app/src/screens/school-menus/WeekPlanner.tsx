import {
  type CalendarDay,
  type ClosedDay,
  type MealProgram,
  type MenuType,
  newKey,
  type School,
} from '@commissary/api-client'
import {
  dayOf,
  type MealCategory,
  mealCategories,
  menuItemKey,
  startMenuEdit,
  suggestedServings,
  usualShareOf,
  withSelectionLimit,
} from '@commissary/domain/menu'
import { type RuleOptions, tileIds } from '@commissary/domain/rules'
import { discontinuedText } from '@commissary/messages/nutrition'
import { Banner, Button, Link, Stack, useToast } from '@commissary/ui'
import { ItemLibrary, MenuGrid, type MenuPosition, SaveStatus } from '@commissary/ui/menu'
import { useMemo, useReducer, useState } from 'react'
import { createPortal } from 'react-dom'

import { useWording } from '../../compliance/use-wording.ts'
import { choiceOf } from '../../forms/choice.ts'
import { paths, weekAddress, withQuery } from '../../routing/paths.ts'
import { SetUpLink } from '../../routing/SetUpLink.tsx'
import { useSession } from '../../session/session.tsx'
import { useStableEntries } from '../../text/use-stable-entries.ts'
import { nutritionOf, toMenuDay } from './calendar-days.ts'
import { DayConflicts } from './DayConflicts.tsx'
import { discontinuedFood, discontinuedOf } from './discontinued.ts'
import { gridDays } from './grid-days.ts'
import { libraryItem, nutritionOfItems, offeredOn, useMenuItems } from './menu-items.ts'
import { planWith } from './plan-with.ts'
import { useAutosave } from './use-autosave.ts'
import { useUndoKeys } from './use-undo-keys.ts'
import { useWeekAnalysis } from './use-week-analysis.ts'
import { WeekCompliance, WhyPanel } from './WeekCompliance.tsx'

interface WeekPlannerProps {
  school: School
  program: MealProgram | null
  /** The program, if the school has several of the menu type. */
  namedProgram: MealProgram | undefined
  /** Meals usually planned per day: proposed for a day without a number. Null if unknown. */
  usualMeals: number | null
  menuType: MenuType
  dates: readonly string[]
  /** The days as last loaded. */
  loadedDays: readonly CalendarDay[]
  /** The holidays of the week: nothing is served, and nothing is checked. */
  closedDays: readonly ClosedDay[]
  /** From the caterer's settings; must be a stable object, because a new one repeats the analysis. */
  ruleOptions: Partial<RuleOptions>
  /** "August 24 – 28, 2026" */
  weekLabel: string
  /** The element of the week header that the actions are rendered into. */
  header: Element | null
  onSaved: (day: CalendarDay) => unknown
}

const categoryOf = (id: string): MealCategory => choiceOf(mealCategories, id) ?? 'Miscellaneous'

/** Edits a week's menu, saves each change and updates the verdicts with every edit. */
export function WeekPlanner({
  school,
  program,
  namedProgram,
  usualMeals,
  menuType,
  dates,
  loadedDays,
  closedDays,
  ruleOptions,
  weekLabel,
  header,
  onSaved,
}: WeekPlannerProps) {
  const wording = useWording()
  const { t, formats } = wording
  const { nutritionAnalysis, today } = useSession()
  const { schoolId } = school
  const [state, dispatch] = useReducer(planWith(usualMeals), loadedDays, (days) =>
    startMenuEdit(Object.fromEntries(days.map((day) => [day.date, toMenuDay(day)]))),
  )
  const autosave = useAutosave({
    schoolId,
    itemType: menuType,
    programId: program?.id,
    state,
    dispatch,
    loadedDays,
    onSaved,
  })
  useUndoKeys(dispatch)
  const showToast = useToast()
  const [openTile, setOpenTile] = useState<string | null>(null)
  const tile = choiceOf(tileIds, openTile ?? '')

  const menuItems = useMenuItems({ schoolId, menuType, programId: program?.id })
  const [monday = today] = dates
  const library = useMemo(
    () =>
      menuItems.data?.filter((item) => !discontinuedFood(offeredOn(item, monday), monday)).map(libraryItem(wording)),
    [menuItems.data, monday, wording],
  )
  const discontinued = useMemo(() => discontinuedOf(loadedDays, menuItems.data ?? []), [loadedDays, menuItems.data])
  const nutrition = useMemo(
    () => new Map([...nutritionOfItems(menuItems.data ?? []), ...nutritionOf(loadedDays)]),
    [menuItems.data, loadedDays],
  )
  const openDates = useMemo(
    () => dates.filter((date) => !closedDays.some((closed) => closed.date === date)),
    [dates, closedDays],
  )
  const [focused, setFocused] = useState(() => (openDates.includes(today) ? today : (openDates[0] ?? null)))
  const analysis = useWeekAnalysis(state, openDates, nutritionAnalysis ? program : null, nutrition, ruleOptions)
  const days = useStableEntries(
    gridDays(wording, state, dates, nutrition, analysis, closedDays, discontinued),
    ({ date }) => date,
  )
  const target = focused !== null && openDates.includes(focused) ? focused : null
  const categories = useMemo(() => mealCategories.map((id) => ({ id, label: t(`words.categories.${id}`) })), [t])

  function add(
    itemId: string,
    { date, category: categoryId, index }: Omit<MenuPosition, 'index'> & { index?: number },
  ) {
    const found = menuItems.data?.find(({ id }) => id === itemId)
    if (!found) return
    const item = offeredOn(found, date)
    const gone = discontinuedFood(item, date)
    if (gone) {
      showToast({ tone: 'error', message: discontinuedText(wording, [gone]) })
      return
    }
    const { name, recipeId, ingredientId, menuItemId, portion } = item
    const category = categoryOf(categoryId)
    const usualShare = usualShareOf(Object.values(state.days), menuItemKey(item))
    const day = dayOf(state, date)
    const plannedMeals = day.plannedMeals ?? usualMeals
    const plannedServings = suggestedServings({ ...day, plannedMeals }, category, usualShare)
    const food = { recipeId, ingredientId, menuItemId, portion }
    const line = { id: newKey().slice(0, 12), name, category, ...food, plannedServings }
    dispatch({ type: 'addItem', date, line, ...(index === undefined ? {} : { index }) })
  }

  function openItem(date: string, id: string) {
    const line = dayOf(state, date).lines.find((one) => one.id === id)
    if (!line) return
    const { recipeId, ingredientId } = line
    const address = recipeId
      ? withQuery(paths.recipes, { open: recipeId })
      : withQuery(paths.ingredients, { open: ingredientId })
    window.open(address, '_blank', 'noopener')
  }

  const actions = (
    <>
      <SaveStatus state={autosave.saveState} onRetry={autosave.saveNow} />
      <Button size="small" disabled={state.past.length === 0} onClick={() => dispatch({ type: 'undo' })}>
        {t('schoolMenus.undo')}
      </Button>
      <Button size="small" disabled={state.future.length === 0} onClick={() => dispatch({ type: 'redo' })}>
        {t('schoolMenus.redo')}
      </Button>
      {nutritionAnalysis && (
        <Link
          size="small"
          variant="outline"
          href={weekAddress(paths.nutritionAnalysis, {
            schoolId,
            week: dates[0] ?? today,
            menuType,
            program: namedProgram?.id,
          })}
        >
          {t('schoolMenus.analysis')}
        </Link>
      )}
    </>
  )

  return (
    <Stack>
      {header && createPortal(actions, header)}
      {!program && (
        <Banner action={<SetUpLink schoolId={schoolId} />}>
          <strong>{t('schoolMenus.noProgram', { menuType: t(`words.menuTypes.${menuType}`) })}</strong>{' '}
          {t('schoolMenus.noProgramHint')}
        </Banner>
      )}
      {nutritionAnalysis && program && analysis && (
        <WeekCompliance weekLabel={weekLabel} analysis={analysis} openId={openTile} onOpen={setOpenTile} />
      )}
      <MenuGrid
        label={t('schoolMenus.grid', { menuType: t(`words.menuTypes.${menuType}`), week: weekLabel })}
        days={days}
        categories={categories}
        library={library}
        banner={<DayConflicts state={state} conflicts={autosave.conflicts} onResolve={autosave.resolve} />}
        panel={
          tile &&
          analysis && (
            <WhyPanel tile={tile} analysis={analysis} onOpenItem={openItem} onClose={() => setOpenTile(null)} />
          )
        }
        aside={
          <ItemLibrary
            label={t('schoolMenus.library')}
            items={library}
            categories={categories}
            error={menuItems.error}
            onRetry={() => menuItems.mutate()}
            targetLabel={target === null ? null : `${formats.weekday(target)}, ${formats.dayShort(target)}`}
            onAdd={(item) => target !== null && add(item.id, { date: target, category: item.category })}
          />
        }
        focusedDate={focused}
        onFocusDay={setFocused}
        onAdd={add}
        onMove={(from, to) =>
          dispatch({
            type: 'moveItem',
            date: from.date,
            id: from.id,
            toDate: to.date,
            category: categoryOf(to.category),
            index: to.index,
          })
        }
        onRemove={(date, id) => dispatch({ type: 'removeItem', date, id })}
        onServingsChange={(date, id, plannedServings) =>
          dispatch({ type: 'setPlannedServings', date, id, plannedServings })
        }
        onPlannedMealsChange={(date, plannedMeals) => dispatch({ type: 'setPlannedMeals', date, plannedMeals })}
        onSelectionsChange={(date, category, count) =>
          dispatch({
            type: 'setSelections',
            date,
            selections: withSelectionLimit(dayOf(state, date).selections, categoryOf(category), count),
          })
        }
        onCopyDay={(date, toDate) => dispatch({ type: 'copyDay', date, toDate })}
        onClearDay={(date) => dispatch({ type: 'clearDay', date })}
        onOpenItem={openItem}
      />
    </Stack>
  )
}
