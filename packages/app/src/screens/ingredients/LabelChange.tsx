import type { Ingredient } from '@commissary/api-client'
import { type IngredientValues, isLabelChange, toIngredientInput, toIngredientValues } from '@commissary/domain/food'
import { Banner, Section } from '@commissary/ui'
import { Checkbox, DateField, FormValues } from '@commissary/ui/form'

import { useWording } from '../../compliance/use-wording.ts'
import { useSession } from '../../session/session.tsx'

/** Whether the values change what the stored label states, rather than fill in what was unknown. */
export const changesLabel = (stored: Ingredient, values: IngredientValues): boolean =>
  isLabelChange(toIngredientInput(toIngredientValues(stored), stored, ''), toIngredientInput(values, stored, ''))

/** Asks from which day a changed label applies: menus of earlier days keep the old one. */
export function LabelChange({ ingredient }: { ingredient: Ingredient }) {
  const { t, formats } = useWording()
  const { today, timeZone } = useSession()
  const [last] = ingredient.labelChanges
  return (
    <FormValues<IngredientValues>>
      {(values) =>
        changesLabel(ingredient, values) ? (
          <Section id="label-change" title={t('ingredientRecord.labelChange.title')}>
            {!values.isCorrection && (
              <DateField
                name="labelFrom"
                label={t('ingredientRecord.labelChange.from')}
                hint={t('ingredientRecord.labelChange.fromHint')}
                timeZone={timeZone}
                min={last}
                max={today}
                required
              />
            )}
            <Checkbox
              name="isCorrection"
              label={t('ingredientRecord.labelChange.correction')}
              hint={
                last
                  ? t('ingredientRecord.labelChange.correctionSince', { date: formats.date(last) })
                  : t('ingredientRecord.labelChange.correctionHint')
              }
            />
          </Section>
        ) : ingredient.labelChanges.length > 0 ? (
          <Banner>
            {t('ingredientRecord.labelChange.changed', {
              dates: formats.list(ingredient.labelChanges.map((date) => formats.date(date))),
            })}
          </Banner>
        ) : null
      }
    </FormValues>
  )
}
