import { nutrientEntries } from '@commissary/messages/nutrients'
import { allergenMarks, creditEntries, unassessedFoods } from '@commissary/messages/nutrition'
import {
  isLineEmpty,
  type PantryRecords,
  portionNutrition,
  RecipeCycleError,
  type RecipeDraft,
  toPantry,
  toRecipeSource,
} from '@commissary/domain/recipe'
import { parseAmount } from '@commissary/domain/units'
import type { Translate } from '@commissary/messages'
import { Button, Inline, Quiet, Stack } from '@commissary/ui'
import { NutritionPanel } from '@commissary/ui/menu'
import { lazy, Suspense, useMemo, useState } from 'react'

import { useWording } from '../../../compliance/use-wording.ts'
import { useStableEntries } from '../../../text/use-stable-entries.ts'

const NutritionReasons = lazy(async () => ({ default: (await import('./NutritionReasons.tsx')).NutritionReasons }))

interface RecipeNutritionProps {
  draft: RecipeDraft
  records: PantryRecords
  recipeId: number
}

/** Nutrition, crediting and cost per portion, computed as the user types by the same code as the server's reports. */
export function RecipeNutrition({ draft, records, recipeId }: RecipeNutritionProps) {
  const wording = useWording()
  const { t, formats } = wording
  const [isExplained, setIsExplained] = useState(false)
  const { source, pantry, nutrition, chain } = useMemo(() => {
    const { source, placeholders } = toRecipeSource(draft, recipeId)
    const pantry = toPantry(records, placeholders)
    try {
      return { source, pantry, nutrition: portionNutrition(source, pantry), chain: null }
    } catch (error) {
      if (error instanceof RecipeCycleError) return { source, pantry, nutrition: null, chain: error.chain }
      throw error
    }
  }, [draft, records, recipeId])

  const portions = parseAmount(draft.portions)
  return (
    <NutritionPanel
      title={t('recipeRecord.perPortion')}
      {...(portions.ok ? { subtitle: t('recipeRecord.portionsCount', { portions: Number(portions.amount) }) } : {})}
      nutrients={useStableEntries(nutrition ? nutrientEntries(wording, nutrition) : [], ({ code }) => code)}
      credits={useStableEntries(nutrition ? creditEntries(wording, nutrition.credits) : [], ({ id }) => id)}
      notAssessed={nutrition ? unassessedFoods(nutrition.credits) : []}
      allergens={useStableEntries(nutrition ? allergenMarks(wording, nutrition.allergens) : [], ({ code }) => code)}
      grams={nutrition?.grams ?? null}
      cost={nutrition?.cost ?? null}
      formatCost={formats.moneyExact}
      notice={notice(draft, chain, t)}
      footer={
        nutrition && (
          <Stack gap={3}>
            {!source.lines.some(({ retention }) => retention) && <Quiet>{t('recipeRecord.noRetention')}</Quiet>}
            <Inline>
              <Button size="small" onClick={() => setIsExplained(true)}>
                {t('recipeRecord.reasons.open')}
              </Button>
            </Inline>
            {isExplained && (
              <Suspense>
                <NutritionReasons
                  source={source}
                  pantry={pantry}
                  nutrition={nutrition}
                  onClose={() => setIsExplained(false)}
                />
              </Suspense>
            )}
          </Stack>
        )
      }
    />
  )
}

/** Why nothing can be computed yet; null when it can. */
function notice(draft: RecipeDraft, chain: readonly string[] | null, t: Translate): string | null {
  if (chain) return t('recipeRecord.errors.cycle', { chain: chain.join(' > ') })
  if (!parseAmount(draft.portions).ok) return t('recipeRecord.fillPortions')
  return draft.lines.every(isLineEmpty) ? t('recipeRecord.addLines') : null
}
