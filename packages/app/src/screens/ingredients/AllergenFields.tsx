import { choices, limits } from '@commissary/api-client'
import {
  type Allergen,
  type Allergens,
  allergens,
  declaredAllergens,
  type DietTag,
  dietTags,
  type IngredientValues,
  removedAllergens,
  toAllergens,
  toDietTags,
} from '@commissary/domain/food'
import { Button, ChoiceGrid, Fold, Inline, Section } from '@commissary/ui'
import { CheckboxGroup, FormValues, TextField, useFormControl } from '@commissary/ui/form'

import { useMessages } from '../../messages/messages.ts'
import { useSession } from '../../session/session.tsx'

/**
 * The level of each allergen, those that the caterer's country declares first, and the diet tags. An unmarked allergen is
 * unknown, not "free of". Removing one that is stored asks why.
 */
export function AllergenFields({ stored }: { stored: Allergens }) {
  const t = useMessages()
  const { country } = useSession()
  const declared = declaredAllergens(country)
  const others = allergens.filter((allergen) => !declared.includes(allergen))

  return (
    <Section
      id="allergens"
      title={t('ingredientRecord.sections.allergens')}
      description={t('ingredientRecord.sections.allergensHint')}
    >
      <FormValues<IngredientValues>>
        {(values) => (
          <>
            <MarkFree values={values} declared={declared} />
            <Levels label={t('ingredientRecord.declaredAllergens')} values={values} shown={declared} />
            <Fold
              isPlain
              title={t('ingredientRecord.otherAllergens')}
              summary={t('ingredientRecord.allergensAnswered', {
                count: others.filter((allergen) => values.allergens[allergen]).length,
                all: others.length,
              })}
            >
              <Levels label={t('ingredientRecord.otherAllergens')} values={values} shown={others} />
            </Fold>
            <RemovalReason removed={removedAllergens(stored, toAllergens(values))} />
          </>
        )}
      </FormValues>
      <DietTags />
    </Section>
  )
}

/** Asks why allergens are no longer stated; the history keeps the answer. */
function RemovalReason({ removed }: { removed: readonly Allergen[] }) {
  const t = useMessages()
  const { formats } = useSession()
  if (removed.length === 0) return null
  return (
    <TextField
      name="allergenReason"
      label={t('ingredientRecord.allergenReason', {
        allergens: formats.list(removed.map((allergen) => t(`words.allergens.${allergen}`))),
      })}
      hint={t('ingredientRecord.allergenReasonHint')}
      maxLength={limits.IngredientInput.allergenReason.maxLength}
      required
    />
  )
}

interface LevelsProps {
  label: string
  values: IngredientValues
  shown: readonly Allergen[]
}

function Levels({ label, values, shown }: LevelsProps) {
  const t = useMessages()
  const { change } = useFormControl<IngredientValues>()
  const levels = [...choices.AllergenLevel, 'unknown'] as const
  return (
    <ChoiceGrid
      label={label}
      options={levels.map((level) => ({
        value: level === 'unknown' ? '' : level,
        label: t(`ingredientRecord.allergenLevels.${level}`),
      }))}
      rows={shown.map((allergen) => ({
        id: allergen,
        label: t(`words.allergens.${allergen}`),
        value: values.allergens[allergen] ?? '',
      }))}
      onChange={(allergen, level) => change({ [`allergens.${allergen}`]: level })}
    />
  )
}

/** One press for all declared allergens that are left: "None of the 9", or "Free of the other 7". */
function MarkFree({ values, declared }: { values: IngredientValues; declared: readonly Allergen[] }) {
  const t = useMessages()
  const { change } = useFormControl<IngredientValues>()
  const left = declared.filter((allergen) => !values.allergens[allergen])
  if (left.length === 0) return null
  return (
    <Inline>
      <Button
        size="small"
        onClick={() => change(Object.fromEntries(left.map((allergen) => [`allergens.${allergen}`, 'free'])))}
      >
        {left.length === declared.length
          ? t('ingredientRecord.noneOfThem', { count: left.length })
          : t('ingredientRecord.freeOfTheRest', { count: left.length })}
      </Button>
    </Inline>
  )
}

function DietTags() {
  const t = useMessages()
  const { formats } = useSession()
  const nameOf = (tag: DietTag) => t(`words.dietTags.${tag}`)
  return (
    <FormValues<IngredientValues>>
      {(values) => (
        <Fold
          isPlain
          title={t('ingredientRecord.dietTags')}
          summary={formats.list(toDietTags(values).map(nameOf)) || t('common.none')}
        >
          <CheckboxGroup<string>
            name="dietTags"
            label={t('ingredientRecord.dietTags')}
            isLabelHidden
            options={dietTags.map((value) => ({ value, label: nameOf(value) }))}
          />
        </Fold>
      )}
    </FormValues>
  )
}
