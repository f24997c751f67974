import {
  type MenuLine,
  type ReadSchoolCalendarParams,
  useReadRecipe,
  useReadSchoolCalendar,
} from '@commissary/api-client'
import { tracedValueOf } from '@commissary/domain/menu'
import { nutrientEntries } from '@commissary/messages/nutrients'
import { allergenMarks, creditEntries, unassessedFoods } from '@commissary/messages/nutrition'
import { Drawer, EmptyState, ErrorState, Link, Skeleton, Stack } from '@commissary/ui'
import { NutritionPanel } from '@commissary/ui/menu'

import { useWording } from '../../compliance/use-wording.ts'
import { hasOneOf } from '../../routing/access.ts'
import { paths, withQuery } from '../../routing/paths.ts'
import { useSession } from '../../session/session.tsx'
import { ItemIngredients } from './ItemIngredients.tsx'

/** An item of a day, and the check it was opened from. */
export interface OpenItem {
  checkId: string
  date: string
  key: string
}

interface ItemDrawerProps {
  item: OpenItem
  schoolId: number
  range: ReadSchoolCalendarParams
  onClose: () => void
}

/** One item of a day: the ingredients behind the checked value and the nutrition of a portion. */
export function ItemDrawer({ item, schoolId, range, onClose }: ItemDrawerProps) {
  const { t, formats } = useWording()
  const calendar = useReadSchoolCalendar(schoolId, range)
  const line = calendar.data?.days.find((day) => day.date === item.date)?.lines.find((one) => one.key === item.key)
  const servings = line?.plannedServings ?? null

  function content() {
    if (line) return <ItemContent line={line} checkId={item.checkId} />
    if (calendar.data) return <EmptyState title={t('nutritionAnalysis.itemGone')} />
    if (calendar.error) return <ErrorState error={calendar.error} onRetry={() => calendar.mutate()} />
    return <Skeleton lines={8} />
  }

  return (
    <Drawer
      title={line?.name ?? t('nutritionAnalysis.item')}
      description={t('nutritionAnalysis.itemOn', {
        day: formats.dayLong(item.date),
        servings: t(servings === null ? 'nutritionAnalysis.servingsUnknown' : 'nutritionAnalysis.servings', {
          count: servings ?? 0,
        }),
      })}
      onClose={onClose}
    >
      {content()}
    </Drawer>
  )
}

function ItemContent({ line, checkId }: { line: MenuLine; checkId: string }) {
  const wording = useWording()
  const { t, formats } = wording
  const { nutrition, recipeId, ingredientId } = line
  // Who has no access to the catalog sees the values of a portion, and not what is in it.
  const hasCatalog = hasOneOf(['catalog'], useSession())
  const recipe = useReadRecipe(recipeId ?? 0, { enabled: hasCatalog && recipeId !== null })

  return (
    <Stack gap={5}>
      {hasCatalog &&
        recipeId !== null &&
        (recipe.data ? (
          <ItemIngredients recipe={recipe.data} line={line} initialValue={tracedValueOf(checkId)} />
        ) : recipe.error ? (
          <ErrorState error={recipe.error} onRetry={() => recipe.mutate()} />
        ) : (
          <Skeleton lines={6} />
        ))}
      <NutritionPanel
        title={t('nutritionAnalysis.perPortion')}
        nutrients={nutrientEntries(wording, nutrition)}
        credits={creditEntries(wording, nutrition.credits)}
        notAssessed={unassessedFoods(nutrition.credits)}
        allergens={allergenMarks(wording, nutrition.allergens)}
        grams={nutrition.grams}
        cost={nutrition.cost}
        formatCost={formats.moneyExact}
      />
      {hasCatalog && (
        <div>
          {recipeId !== null ? (
            <Link href={withQuery(paths.recipes, { open: recipeId })}>{t('nutritionAnalysis.openRecipe')}</Link>
          ) : (
            <Link href={withQuery(paths.ingredients, { open: ingredientId })}>
              {t('nutritionAnalysis.openIngredient')}
            </Link>
          )}
        </div>
      )}
    </Stack>
  )
}
