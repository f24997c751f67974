import { type CalendarDay, type MealProgram, type MenuType, newKey, type School } from '@commissary/api-client'
import {
  dayOf,
  editMenu,
  type MealCategory,
  mealCategories,
  type MenuEditAction,
  startMenuEdit,
} from '@commissary/domain/menu'
import { type RuleOptions } from '@commissary/domain/rules'
import { Banner, Button, Link, Stack } from '@commissary/ui'
import { ItemLibrary, MenuGrid, type MenuPlace, SaveNote } from '@commissary/ui/menu'
import { useMemo, useReducer, useState } from 'react'
import { createPortal } from 'react-dom'

import { useWording } from '../../compliance/use-wording.ts'
import { choiceOf } from '../../forms/choice.ts'
import { paths, weekAddress, withQuery } from '../../routing/paths.ts'
import { useSession } from '../../session/session.tsx'
import { useKept } from '../../text/use-kept.ts'
import { DayConflicts } from './DayConflicts.tsx'
import { gridDays } from './grid-days.ts'
import { libraryItem, useDishes } from './library.ts'
import { figuresOf, firstServings, toMenuDay, withSelection } from './menu-day.ts'
import { useAutosave } from './use-autosave.ts'
import { useUndoKeys } from './use-undo-keys.ts'
import { useWeekAnalysis } from './use-week-analysis.ts'
import { WeekCompliance } from './WeekCompliance.tsx'

interface WeekPlannerProps {
  school: School
  program: MealProgram | null
  menuType: MenuType
  dates: readonly string[]
  read: readonly CalendarDay[]
  /** What the caterer's settings choose for the analysis; the same object while it says the same. */
  ruleOptions: Partial<RuleOptions>
  /** "24 to 28 August 2026" */
  weekLabel: string
  /** Where the header of the week has room for its actions. */
  header: Element | null
  onSaved: (day: CalendarDay) => unknown
}

const categoryOf = (id: string): MealCategory => choiceOf(mealCategories, id) ?? 'Miscellaneous'

/** A week under edit: its menu, and its verdicts that follow each drop. */
export function WeekPlanner({
  school,
  program,
  menuType,
  dates,
  read,
  ruleOptions,
  weekLabel,
  header,
  onSaved,
}: WeekPlannerProps) {
  const wording = useWording()
  const { t, formats } = wording
  const { nutritionAnalysis, today } = useSession()
  const { schoolId } = school
  const [state, dispatch] = useReducer(editMenu, read, (days) =>
    startMenuEdit(Object.fromEntries(days.map((day) => [day.date, toMenuDay(day)]))),
  )
  const autosave = useAutosave({ schoolId, itemType: menuType, state, dispatch, read, onSaved })
  const [focused, setFocused] = useState(() => (dates.includes(today) ? today : (dates[0] ?? null)))
  useUndoKeys(dispatch)

  const dishes = useDishes()
  const library = useMemo(() => dishes.data?.map(libraryItem(wording)), [dishes.data, wording])
  const figures = useMemo(
    () => new Map([...(dishes.data ?? []).map((dish) => [dish.id, dish.figures] as const), ...figuresOf(read)]),
    [dishes.data, read],
  )
  const analysis = useWeekAnalysis(state, dates, nutritionAnalysis ? program : null, figures, ruleOptions)
  const days = useKept(gridDays(wording, state, dates, figures, analysis), ({ date }) => date)
  const categories = useMemo(() => mealCategories.map((id) => ({ id, label: t(`words.categories.${id}`) })), [t])

  function add(dishId: string, { date, category, index }: Omit<MenuPlace, 'index'> & { index?: number }) {
    const dish = dishes.data?.find(({ id }) => id === dishId)
    if (!dish) return
    const { name, recipeId, ingredientId, portion } = dish
    const place = categoryOf(category)
    const plannedServings = firstServings(dayOf(state, date), place)
    const line = { id: newKey().slice(0, 12), name, category: place, recipeId, ingredientId, portion, plannedServings }
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

  const edit = (action: MenuEditAction) => dispatch(action)
  const actions = (
    <>
      <SaveNote state={autosave.saveState} onRetry={autosave.saveNow} />
      <Button size="small" disabled={state.past.length === 0} onClick={() => edit({ type: 'undo' })}>
        {t('schoolMenus.undo')}
      </Button>
      <Button size="small" disabled={state.future.length === 0} onClick={() => edit({ type: 'redo' })}>
        {t('schoolMenus.redo')}
      </Button>
      {nutritionAnalysis && (
        <Link
          size="small"
          variant="outline"
          href={weekAddress(paths.nutritionAnalysis, { schoolId, week: dates[0] ?? today, menuType })}
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
        <Banner>
          <strong>{t('schoolMenus.noProgram', { menuType: t(`words.menuTypes.${menuType}`) })}</strong>{' '}
          {t('schoolMenus.noProgramHint')}
        </Banner>
      )}
      {nutritionAnalysis && program && analysis && (
        <WeekCompliance weekLabel={weekLabel} analysis={analysis} onOpenItem={openItem} />
      )}
      <MenuGrid
        label={t('schoolMenus.grid', { menuType: t(`words.menuTypes.${menuType}`), week: weekLabel })}
        days={days}
        categories={categories}
        library={library}
        banner={<DayConflicts state={state} conflicts={autosave.conflicts} onSettle={autosave.settle} />}
        aside={
          <ItemLibrary
            label={t('schoolMenus.library')}
            items={library}
            categories={categories}
            error={dishes.error}
            onRetry={() => dishes.mutate()}
            targetLabel={focused === null ? null : formats.dayLong(focused)}
            onAdd={(item) => focused !== null && add(item.id, { date: focused, category: item.category })}
          />
        }
        focusedDate={focused}
        onFocusDay={setFocused}
        onAdd={add}
        onMove={(from, to) =>
          edit({
            type: 'moveItem',
            date: from.date,
            id: from.id,
            toDate: to.date,
            category: categoryOf(to.category),
            index: to.index,
          })
        }
        onRemove={(date, id) => edit({ type: 'removeItem', date, id })}
        onServingsChange={(date, id, plannedServings) =>
          edit({ type: 'setPlannedServings', date, id, plannedServings })
        }
        onPlannedMealsChange={(date, plannedMeals) => edit({ type: 'setPlannedMeals', date, plannedMeals })}
        onSelectionsChange={(date, category, count) =>
          edit({
            type: 'setSelections',
            date,
            selections: withSelection(dayOf(state, date).selections, categoryOf(category), count),
          })
        }
        onCopyDay={(date, toDate) => edit({ type: 'copyDay', date, toDate })}
        onClearDay={(date) => edit({ type: 'clearDay', date })}
        onOpenItem={openItem}
      />
    </Stack>
  )
}
