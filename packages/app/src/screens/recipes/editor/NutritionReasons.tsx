import {
  lineShares,
  missingFoods,
  type Pantry,
  type PortionNutrition,
  type RecipeSource,
} from '@commissary/domain/recipe'
import { allergenMarks } from '@commissary/messages/nutrition'
import { Dialog, Quiet, Stack } from '@commissary/ui'
import { ShareTable } from '@commissary/ui/menu'
import { useId } from 'react'

import { useWording } from '../../../compliance/use-wording.ts'
import { missingTexts, shareColumns, shareRows, totalRows } from './share-rows.ts'

interface NutritionReasonsProps {
  source: RecipeSource
  pantry: Pantry
  nutrition: PortionNutrition
  onClose: () => void
}

/** Where a portion's values come from: each line's part, what is missing and what filling it in settles, and each allergen's foods. */
export function NutritionReasons({ source, pantry, nutrition, onClose }: NutritionReasonsProps) {
  const wording = useWording()
  const { t } = wording
  const shares = lineShares(source, pantry)
  const missing = missingFoods(nutrition)
  const allergens = allergenMarks(wording, nutrition.allergens).filter(({ level }) => level !== 'unknown')

  return (
    <Dialog width="wide" title={t('recipeRecord.reasons.title')} onClose={onClose}>
      <Stack gap={5}>
        <ShareTable
          caption={t('recipeRecord.reasons.shares')}
          nameHeader={t('recipeRecord.reasons.columns.line')}
          columns={shareColumns(wording)}
          rows={shareRows(wording, shares)}
          totals={totalRows(wording, nutrition, shares, source.cooking)}
        />
        {missing.length > 0 && (
          <Part
            title={t('recipeRecord.reasons.missing')}
            items={missing.map((food) => ({ id: food.name, name: food.name, lines: missingTexts(wording, food) }))}
          />
        )}
        <Part
          title={t('recipeRecord.reasons.allergens')}
          empty={t('recipeRecord.reasons.noAllergens')}
          items={allergens.map(({ code, label, level, reasons }) => ({
            id: code,
            name: t(`recipeRecord.reasons.levels.${level === 'unknown' ? 'contains' : level}`, { allergen: label }),
            // "Taco sauce › Cheddar": the chain of recipes down to the food.
            lines: reasons.map((reason) => reason.replaceAll(' > ', ' › ')),
          }))}
        />
      </Stack>
    </Dialog>
  )
}

interface PartProps {
  title: string
  items: readonly { id: string; name: string; lines: readonly string[] }[]
  /** Shown if there are no items. */
  empty?: string
}

function Part({ title, items, empty = '' }: PartProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Stack gap={3}>
        <h3 id={id}>{title}</h3>
        {items.length === 0 && <Quiet>{empty}</Quiet>}
        {items.map((item) => (
          <div key={item.id}>
            <strong>
              <bdi>{item.name}</bdi>
            </strong>
            {item.lines.map((line) => (
              <p key={line}>
                <bdi>{line}</bdi>
              </p>
            ))}
          </div>
        ))}
      </Stack>
    </section>
  )
}
