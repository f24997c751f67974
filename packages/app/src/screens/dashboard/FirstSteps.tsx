import { useListIngredients, useListRecipes, useListReferenceFoods } from '@commissary/api-client'
import { Checklist } from '@commissary/ui'

import { useMessages } from '../../messages/messages.ts'
import { paths, weekAddress, withQuery } from '../../routing/paths.ts'
import { useSession } from '../../session/session.tsx'
import type { SchoolMenu } from './school-menus.ts'

interface FirstStepsProps {
  /** The first menu to plan; undefined without schools. */
  menu: SchoolMenu | undefined
  /** Monday of the shown week. */
  monday: string
}

// Without the nutrition flag there is no upload.
const steps = ['foods', 'ingredients', 'recipes', 'menus'] as const

const firstRow = { page: 0, size: 1 }

/** The steps from an empty product to the first menu. Hidden once there are ingredients and recipes to plan with. */
export function FirstSteps({ menu, monday }: FirstStepsProps) {
  const t = useMessages()
  const { nutritionAnalysis } = useSession()
  const [foods, ingredients, recipes] = [
    useListReferenceFoods(firstRow),
    useListIngredients(firstRow),
    useListRecipes(firstRow),
  ]

  // Hide the steps until all counts are known: a failed call must not make the product look empty.
  if (!foods.data || !ingredients.data || !recipes.data) return null
  const isDone = {
    foods: foods.data.page.totalElements > 0,
    ingredients: ingredients.data.page.totalElements > 0,
    recipes: recipes.data.page.totalElements > 0,
    menus: false,
  }
  if (isDone.ingredients && isDone.recipes) return null

  const hrefs = {
    foods: paths.importProducts,
    ingredients: paths.ingredients,
    recipes: withQuery(paths.recipes, { open: 'new' }),
    menus: menu
      ? weekAddress(paths.schoolMenus, {
          schoolId: menu.school.schoolId,
          week: monday,
          menuType: menu.program.menuType,
        })
      : paths.schoolMenus,
  }
  return (
    <Checklist
      title={t('dashboard.checklist.title')}
      description={t('dashboard.checklist.description')}
      doneLabel={t('dashboard.checklist.done')}
      steps={(nutritionAnalysis ? steps : steps.filter((id) => id !== 'foods')).map((id) => ({
        id,
        title: t(`dashboard.checklist.${id}`),
        hint: t(`dashboard.checklist.${id}Hint`),
        href: hrefs[id],
        isDone: isDone[id],
      }))}
    />
  )
}
