import { useListIngredients, useListRecipes, useListReferenceFoods } from '@commissary/api-client'
import { Checklist } from '@commissary/ui'

import { useMessages } from '../../messages/messages.ts'
import { paths, weekAddress, withQuery } from '../../routing/paths.ts'
import { useSession } from '../../session/session.tsx'
import { weekOf } from '../../text/week.ts'
import type { SchoolMenu } from './school-menus.ts'

interface FirstStepsProps {
  /** The first menu to plan; undefined while there is no school. */
  menu: SchoolMenu | undefined
}

const one = { page: 0, size: 1 }

/** The way from an empty product to the first menu. It leaves as soon as there is a recipe to plan with. */
export function FirstSteps({ menu }: FirstStepsProps) {
  const t = useMessages()
  const { nutritionAnalysis, today } = useSession()
  const [foods, ingredients, recipes] = [useListReferenceFoods(one), useListIngredients(one), useListRecipes(one)]

  // What cannot be counted now is no reason to show somebody the first steps.
  if (!foods.data || !ingredients.data || !recipes.data) return null
  const isDone = {
    foods: foods.data.page.totalElements > 0,
    ingredients: ingredients.data.page.totalElements > 0,
    recipes: recipes.data.page.totalElements > 0,
    menus: false,
  }
  if (isDone.foods && isDone.ingredients && isDone.recipes) return null

  const hrefs = {
    // Without the nutrition flag there is no upload: the list shows what the operator has loaded.
    foods: nutritionAnalysis ? paths.importProducts : withQuery(paths.ingredients, { list: 'reference' }),
    ingredients: paths.ingredients,
    recipes: withQuery(paths.recipes, { open: 'new' }),
    menus: menu
      ? weekAddress(paths.schoolMenus, {
          schoolId: menu.school.schoolId,
          week: weekOf(null, today),
          menuType: menu.program.menuType,
        })
      : paths.schoolMenus,
  }
  return (
    <Checklist
      title={t('dashboard.checklist.title')}
      description={t('dashboard.checklist.description')}
      doneLabel={t('dashboard.checklist.done')}
      steps={(['foods', 'ingredients', 'recipes', 'menus'] as const).map((id) => ({
        id,
        title: t(`dashboard.checklist.${id}`),
        hint: t(`dashboard.checklist.${id}Hint`),
        href: hrefs[id],
        isDone: isDone[id],
      }))}
    />
  )
}
