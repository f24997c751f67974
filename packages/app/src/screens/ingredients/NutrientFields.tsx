import {
  complianceNutrients,
  impossibleValues,
  isComplianceNutrient,
  type IngredientValues,
  type NutrientCode,
  nutrientCodes,
  nutrientFacts,
  requiredNutrients,
  toNutrients,
} from '@commissary/domain/food'
import { Banner, Columns, Section } from '@commissary/ui'
import { Checkbox, FormValues, NumberField } from '@commissary/ui/form'

import { useWording } from '../../compliance/use-wording.ts'

/** Nutrients per 100 g. A blank one is saved as unknown; a banner above the fields shows the consequence. */
export function NutrientFields() {
  const { t } = useWording()
  const rest = nutrientCodes.filter((code) => !requiredNutrients.includes(code))

  return (
    <Section
      id="nutrition"
      title={t('ingredientRecord.sections.nutrition')}
      description={t('ingredientRecord.sections.nutritionHint')}
    >
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
          <NutrientField key={code} code={code} />
        ))}
      </Columns>
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

function NutrientField({ code }: { code: NutrientCode }) {
  const { t } = useWording()
  const { unit, isRequired } = nutrientFacts[code]
  const hint = isComplianceNutrient(code)
    ? t('ingredientRecord.needed')
    : isRequired
      ? t('ingredientRecord.required')
      : undefined
  return (
    <NumberField
      name={`nutrients.${code}`}
      label={t(`nutrients.names.${code}`)}
      unit={t(`nutrients.units.${unit}`)}
      hint={hint}
    />
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
