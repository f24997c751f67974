import { addDays } from '@commissary/domain/dates'
import { type ChecklistStep, Link } from '@commissary/ui'
import type { ReactNode } from 'react'

import { useMessages } from '../../messages/messages.ts'
import { hasOneOf } from '../../routing/access.ts'
import { paths, weekAddress, withQuery } from '../../routing/paths.ts'
import { useSession } from '../../session/session.tsx'
import type { SchoolMenu } from './school-menus.ts'
import type { PlannedWeek } from './use-planned-weeks.ts'
import type { Counts } from './use-step-counts.ts'

type StepId = 'school' | 'ingredients' | 'recipes' | 'menus' | 'print'

interface StepsOptions {
  counts: Counts | undefined
  /** The menu that is planned first; undefined before a school has meals. */
  menu: SchoolMenu | undefined
  /** A week with something on its menu. */
  planned: PlannedWeek | undefined
  monday: string
}

/** Each step with its address and buttons, or with whom to ask. */
export function useSteps({ counts, menu, planned, monday }: StepsOptions): ChecklistStep[] {
  const t = useMessages()
  const session = useSession()
  const { schools, role, nutritionAnalysis } = session
  const isAdministrator = role === 'administrator'
  const hasCatalog = hasOneOf(['catalog'], session)
  const hasMenus = hasOneOf(['menus'], session)
  const canAnalyze = nutritionAnalysis && hasOneOf(['reports'], session)

  const schoolHref = withQuery(paths.schools, { open: schools[0]?.schoolId ?? 'new' })
  const ingredientHref = withQuery(paths.ingredients, { open: 'new' })
  const foodsHref = counts?.foods ? withQuery(paths.ingredients, { list: 'reference' }) : paths.importProducts
  const recipeHref = withQuery(paths.recipes, { open: 'new' })
  const hrefOf = (path: typeof paths.schoolMenus | typeof paths.nutritionAnalysis, one = menu, week = monday) =>
    one &&
    weekAddress(path, {
      schoolId: one.school.schoolId,
      week,
      menuType: one.program.menuType,
      program: one.named?.id,
    })
  // Days that are past cannot be planned: a week that has begun is left to its remaining days.
  const planHref = hrefOf(paths.schoolMenus, menu, session.today > monday ? addDays(monday, 7) : monday)
  const printHref =
    planned &&
    hrefOf(canAnalyze ? paths.nutritionAnalysis : paths.schoolMenus, planned.menu, planned.days[0]?.date ?? monday)

  const button = (href: string | undefined, text: string, isFirst = true): ReactNode =>
    href && (
      <Link key={text} variant={isFirst ? 'solid' : 'outline'} size="small" href={href}>
        {text}
      </Link>
    )
  const hintOf = (id: StepId) => (id === 'print' && !canAnalyze ? 'printPlainHint' : (`${id}Hint` as const))
  const step = (
    id: StepId,
    isDone: boolean,
    hasRight: boolean,
    href: string | undefined,
    action: ReactNode,
  ): ChecklistStep => ({
    id,
    title: t(`dashboard.checklist.${id}`),
    hint: t(`dashboard.checklist.${hasRight ? hintOf(id) : id === 'school' ? 'askAdministrator' : 'askColleague'}`),
    isDone,
    ...(hasRight && { href, action }),
  })

  const hasFoods = (counts?.foods ?? 0) > 0
  return [
    step(
      'school',
      menu !== undefined,
      isAdministrator,
      schoolHref,
      button(schoolHref, t(`dashboard.checklist.${schools.length === 0 ? 'addSchool' : 'setUpMeals'}`)),
    ),
    step('ingredients', (counts?.ingredients ?? 0) > 0, hasCatalog, ingredientHref, [
      // Without the nutrition flag there is no upload.
      (hasFoods || nutritionAnalysis) &&
        button(foodsHref, t(`dashboard.checklist.${hasFoods ? 'fromReference' : 'importFoods'}`)),
      button(ingredientHref, t('dashboard.checklist.addIngredient'), !hasFoods && !nutritionAnalysis),
    ]),
    step(
      'recipes',
      (counts?.recipes ?? 0) > 0,
      hasCatalog,
      recipeHref,
      button(recipeHref, t('dashboard.checklist.addRecipe')),
    ),
    step('menus', planned !== undefined, hasMenus, planHref, button(planHref, t('dashboard.checklist.planWeek'))),
    step('print', false, canAnalyze || hasMenus, printHref, button(printHref, t('dashboard.checklist.openPrint'))),
  ]
}
