import type { Dashboard } from '@commissary/api-client'
import { addDays } from '@commissary/domain/dates'
import { keepsRecords } from '@commissary/domain/school'
import { type ChecklistStep, Link } from '@commissary/ui'
import type { ReactNode } from 'react'

import { useMessages } from '../../messages/messages.ts'
import { hasOneOf } from '../../routing/access.ts'
import { paths, weekAddress, withQuery } from '../../routing/paths.ts'
import { useSession } from '../../session/session.tsx'
import { menusOf } from './school-menus.ts'

type StepId = 'school' | 'vendors' | 'ingredients' | 'recipes' | 'cycleMenus' | 'menus' | 'records'

/**
 * Each first step with its address and buttons, or with whom to ask. Only steps that apply to the caterer. A step is
 * done when the caterer has such a record, even if the user has no access to it.
 */
export function useSteps(done: Dashboard['steps'], monday: string): ChecklistStep[] {
  const t = useMessages()
  const session = useSession()
  const { schools, role, nutritionAnalysis, today } = session
  const hasCatalog = hasOneOf(['catalog'], session)
  const hasMenus = hasOneOf(['menus'], session)
  const [firstMenu, ...others] = menusOf(schools)
  const menu = [firstMenu, ...others].find((one) => one?.program.menuType === 'MEAL') ?? firstMenu
  const recording = schools.find(keepsRecords)

  const schoolHref = withQuery(paths.schools, { open: schools[0]?.schoolId ?? 'new' })
  const ingredientHref = withQuery(paths.ingredients, { open: 'new' })
  const foodsHref = done.foods ? withQuery(paths.ingredients, { list: 'reference' }) : paths.importProducts
  const recipeHref = withQuery(paths.recipes, { open: 'new' })
  const cycleHref = withQuery(paths.cycleMenus, { open: 'new' })
  const vendorHref = withQuery(paths.vendorRecord, { id: 'new' })
  const recordHref = recording && withQuery(paths.productionRecords, { school: recording.schoolId })
  const planHref =
    menu &&
    weekAddress(paths.schoolMenus, {
      schoolId: menu.school.schoolId,
      // Past days cannot be planned, so the first plan is for the next week once this one has begun.
      week: today > monday ? addDays(monday, 7) : monday,
      menuType: menu.program.menuType,
      program: menu.named?.id,
    })

  const button = (href: string | undefined, text: string, isFirst = true): ReactNode =>
    href && (
      <Link key={text} variant={isFirst ? 'solid' : 'outline'} size="small" href={href}>
        {text}
      </Link>
    )
  const step = (
    id: StepId,
    isDone: boolean,
    hasRight: boolean,
    href: string | undefined,
    action: ReactNode,
  ): ChecklistStep => ({
    id,
    title: t(`dashboard.checklist.${id}`),
    hint: t(
      `dashboard.checklist.${hasRight || isDone ? (`${id}Hint` as const) : id === 'school' ? 'askAdministrator' : 'askColleague'}`,
    ),
    isDone,
    ...(hasRight && { href, action }),
  })

  return [
    step(
      'school',
      done.schools,
      role === 'administrator',
      schoolHref,
      button(schoolHref, t(`dashboard.checklist.${schools.length === 0 ? 'addSchool' : 'setUpMeals'}`)),
    ),
    step(
      'vendors',
      done.vendors,
      hasOneOf(['settings'], session),
      vendorHref,
      button(vendorHref, t('dashboard.checklist.addVendor')),
    ),
    step('ingredients', done.ingredients, hasCatalog, ingredientHref, [
      // Without the nutrition flag there is no upload.
      (done.foods || nutritionAnalysis) &&
        button(foodsHref, t(`dashboard.checklist.${done.foods ? 'fromReference' : 'importFoods'}`)),
      button(ingredientHref, t('dashboard.checklist.addIngredient'), !done.foods && !nutritionAnalysis),
    ]),
    step('recipes', done.recipes, hasCatalog, recipeHref, button(recipeHref, t('dashboard.checklist.addRecipe'))),
    ...(nutritionAnalysis
      ? [step('cycleMenus', done.cycleMenus, hasMenus, cycleHref, button(cycleHref, t('dashboard.checklist.addCycle')))]
      : []),
    step(
      'menus',
      done.menus,
      hasMenus && (menu !== undefined || !done.schools),
      planHref,
      button(planHref, t('dashboard.checklist.planWeek')),
    ),
    ...(recording
      ? [
          step(
            'records',
            done.records,
            hasOneOf(['production'], session),
            recordHref,
            button(recordHref, t('dashboard.checklist.openRecords')),
          ),
        ]
      : []),
  ]
}
