import { choices, limits } from '@commissary/api-client'
import { newMeasure } from '@commissary/domain/food'
import { liquidDensities } from '@commissary/domain/units'
import { Columns, Quiet, Section } from '@commissary/ui'
import { FieldList, NumberField, Select, TextField } from '@commissary/ui/form'

import { useMessages } from '../../messages/messages.ts'
import { useWording } from '../../compliance/use-wording.ts'

/** The measures that convert volumes and pieces to weight. */
export function MeasureFields() {
  const t = useMessages()
  const { formats } = useWording()
  const densities = Object.entries(liquidDensities).map(
    ([liquid, density]) =>
      `${t(`ingredients.liquids.${liquid as keyof typeof liquidDensities}`)} ${formats.amount(density)}`,
  )

  return (
    <Section
      id="measures"
      title={t('ingredients.sections.measures')}
      description={t('ingredients.sections.measuresHint')}
    >
      <Columns minWidth="8rem">
        <NumberField
          name="densityGml"
          label={t('ingredients.fields.densityGml')}
          unit={t('ingredients.perMl')}
          hint={t('ingredients.fields.densityHint')}
        />
        <NumberField name="eachWeightG" label={t('ingredients.fields.eachWeightG')} unit="g" />
        <NumberField
          name="ediblePct"
          label={t('ingredients.fields.ediblePct')}
          unit="%"
          hint={t('ingredients.fields.ediblePctHint')}
        />
      </Columns>
      <Quiet>{densities.join(' · ')}</Quiet>
      <FieldList
        name="measures"
        isTabular
        label={t('ingredients.sections.measures')}
        newItem={newMeasure}
        most={limits.IngredientInput.measures.maxItems}
        addText={t('ingredients.addMeasure')}
        removeText={(index) => t('ingredients.removeMeasure', { number: index + 1 })}
      >
        {(path) => (
          <Columns minWidth="8rem">
            <NumberField name={`${path}.amount`} label={t('ingredients.fields.amount')} required />
            <Select
              name={`${path}.unit`}
              label={t('ingredients.fields.unit')}
              placeholder={t('ingredients.fields.noUnit')}
              options={choices.Unit.map((value) => ({ value, label: t(`words.units.${value}`) }))}
            />
            <TextField
              name={`${path}.measure`}
              label={t('ingredients.fields.measure')}
              maxLength={limits.Measure.measure.maxLength}
            />
            <NumberField name={`${path}.grams`} label={t('ingredients.fields.grams')} unit="g" required />
          </Columns>
        )}
      </FieldList>
    </Section>
  )
}
