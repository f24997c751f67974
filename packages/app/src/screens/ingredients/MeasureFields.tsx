import { choices, limits } from '@commissary/api-client'
import { type IngredientValues, newMeasure } from '@commissary/domain/food'
import { liquidDensities } from '@commissary/domain/units'
import { Columns, Fold, Quiet } from '@commissary/ui'
import { FieldList, FormValues, NumberField, Select, TextField } from '@commissary/ui/form'

import { useMessages } from '../../messages/messages.ts'
import { useWording } from '../../compliance/use-wording.ts'

/** Measures that convert volumes and pieces to weight. */
export function MeasureFields() {
  const t = useMessages()
  const { formats } = useWording()
  const densities = Object.entries(liquidDensities).map(
    ([liquid, density]) =>
      `${t(`ingredientRecord.liquids.${liquid as keyof typeof liquidDensities}`)} ${formats.amount(density)}`,
  )

  return (
    <Fold id="measures" title={t('ingredientRecord.sections.measures')} summary={<MeasureSummary />}>
      <Quiet>{t('ingredientRecord.sections.measuresHint')}</Quiet>
      <Columns minWidth="8rem">
        <NumberField
          name="densityGml"
          label={t('ingredientRecord.fields.densityGml')}
          unit={t('ingredientRecord.perMl')}
          hint={t('ingredientRecord.fields.densityHint')}
        />
        <NumberField name="eachWeightG" label={t('ingredientRecord.fields.eachWeightG')} unit="g" />
        <NumberField
          name="ediblePct"
          label={t('ingredientRecord.fields.ediblePct')}
          unit="%"
          hint={t('ingredientRecord.fields.ediblePctHint')}
        />
      </Columns>
      <Quiet>{densities.join(' · ')}</Quiet>
      <FieldList
        name="measures"
        isTabular
        label={t('ingredientRecord.sections.measures')}
        newItem={newMeasure}
        most={limits.IngredientInput.measures.maxItems}
        addText={t('ingredientRecord.addMeasure')}
        removeText={(index) => t('ingredientRecord.removeMeasure', { number: index + 1 })}
      >
        {(path) => (
          <Columns minWidth="8rem">
            <NumberField name={`${path}.amount`} label={t('ingredientRecord.fields.amount')} required />
            <Select
              name={`${path}.unit`}
              label={t('ingredientRecord.fields.unit')}
              placeholder={t('ingredientRecord.fields.noUnit')}
              options={choices.Unit.map((value) => ({ value, label: t(`words.units.${value}`) }))}
            />
            <TextField
              name={`${path}.measure`}
              label={t('ingredientRecord.fields.measure')}
              maxLength={limits.Measure.measure.maxLength}
            />
            <NumberField name={`${path}.grams`} label={t('ingredientRecord.fields.grams')} unit="g" required />
          </Columns>
        )}
      </FieldList>
    </Fold>
  )
}

function MeasureSummary() {
  const t = useMessages()
  return (
    <FormValues<IngredientValues>>
      {({ measures }) => t('ingredientRecord.measureCount', { count: measures.length })}
    </FormValues>
  )
}
