import {
  complianceNutrients,
  estimatedFrom,
  impossibleValues,
  isComplianceNutrient,
  isUnanswered,
  type IngredientValues,
  type NutrientCode,
  nutrientCodes,
  nutrientFacts,
  requiredNutrients,
  toNutrients,
} from '@commissary/domain/food'
import { Banner, Button, Checkbox as PlainCheckbox, Columns, Inline, Section, Stack } from '@commissary/ui'
import { Checkbox, FormValues, NumberField, useFormControl } from '@commissary/ui/form'

import { useWording } from '../../compliance/use-wording.ts'
import { NutrientSources } from './NutrientSources.tsx'

/**
 * Nutrients per 100 g. Each required one is a value or unknown by choice; any other blank one is saved as unknown. A banner
 * above the fields shows the consequence.
 */
export function NutrientFields() {
  const { t } = useWording()
  const rest = nutrientCodes.filter((code) => !requiredNutrients.includes(code))

  return (
    <Section
      id="nutrition"
      title={t('ingredientRecord.sections.nutrition')}
      description={t('ingredientRecord.sections.nutritionHint')}
    >
      <NutrientSources />
      <FormValues<IngredientValues>>
        {(values) => (
          <>
            <MissingNutrients values={values} />
            <ImpossibleNutrients values={values} />
          </>
        )}
      </FormValues>
      <h3>{t('ingredientRecord.requiredNutrients')}</h3>
      <Columns minWidth="8rem">
        {requiredNutrients.map((code) => (
          <RequiredNutrient key={code} code={code} />
        ))}
      </Columns>
      <MarkUnknown />
      <h3>{t('ingredientRecord.otherNutrients')}</h3>
      <Columns minWidth="8rem">
        {rest.map((code) => (
          <NutrientField key={code} code={code} />
        ))}
      </Columns>
      <Checkbox name="hasNoAddedSugars" label={t('ingredientRecord.noAddedSugars')} />
    </Section>
  )
}

function NutrientField({ code, required = false }: { code: NutrientCode; required?: boolean }) {
  const { t } = useWording()
  const { unit, isRequired } = nutrientFacts[code]
  const hint = isComplianceNutrient(code) && !isRequired ? t('ingredientRecord.needed') : undefined
  return (
    <FormValues<IngredientValues>>
      {(values) => {
        const reason = estimatedFrom(values, code)
        return (
          <NumberField
            name={`nutrients.${code}`}
            label={t(`nutrients.names.${code}`)}
            unit={t(`nutrients.units.${unit}`)}
            hint={reason === null ? hint : t('ingredientRecord.estimated', { reason })}
            required={required}
          />
        )
      }}
    </FormValues>
  )
}

/** A nutrient that is answered with a value, or as unknown by choice. */
function RequiredNutrient({ code }: { code: NutrientCode }) {
  const { t } = useWording()
  const { change } = useFormControl<IngredientValues>()
  return (
    <FormValues<IngredientValues>>
      {({ nutrients, unknownNutrients }) => {
        const isUnknown = nutrients[code].trim() === '' && unknownNutrients[code] === true
        return (
          <Stack gap={1}>
            <NutrientField code={code} required={!isUnknown} />
            <PlainCheckbox
              context={t(`nutrients.names.${code}`)}
              label={t('ingredientRecord.unknownNutrient')}
              checked={isUnknown}
              onChange={(isChosen) =>
                change({ [`unknownNutrients.${code}`]: isChosen, ...(isChosen && { [`nutrients.${code}`]: '' }) })
              }
            />
          </Stack>
        )
      }}
    </FormValues>
  )
}

/** One press for all required nutrients that are left. */
function MarkUnknown() {
  const { t } = useWording()
  const { change } = useFormControl<IngredientValues>()
  return (
    <FormValues<IngredientValues>>
      {(values) => {
        const left = requiredNutrients.filter((code) => isUnanswered(values, code))
        return (
          left.length > 0 && (
            <Inline>
              <Button
                size="small"
                onClick={() => change(Object.fromEntries(left.map((code) => [`unknownNutrients.${code}`, true])))}
              >
                {t('ingredientRecord.markUnknown', { count: left.length })}
              </Button>
            </Inline>
          )
        )
      }}
    </FormValues>
  )
}

/** Values that no food can have: a warning, because a label may say so. */
function ImpossibleNutrients({ values }: { values: IngredientValues }) {
  const { t } = useWording()
  const impossible = impossibleValues(toNutrients(values))
  if (impossible.length === 0) return null
  return (
    <Banner tone="warning">
      {impossible.map((value) => t(`ingredientRecord.impossible.${value.code}`, { ...value })).join(' ')}
    </Banner>
  )
}

function MissingNutrients({ values }: { values: IngredientValues }) {
  const { t, formats } = useWording()
  const isBlank = (code: NutrientCode) =>
    values.nutrients[code].trim() === '' && !(code === 'addedSugars' && values.hasNoAddedSugars)
  const needed = complianceNutrients.filter(isBlank)
  const required = requiredNutrients.filter(isBlank)
  if (needed.length === 0 && required.length === 0) return null

  return (
    <Banner tone="warning">
      {needed.length > 0
        ? t('ingredientRecord.complianceBanner', {
            nutrients: formats.list(needed.map((code) => t(`nutrients.names.${code}`))),
          })
        : t('ingredientRecord.missingBanner', { count: required.length })}
    </Banner>
  )
}
