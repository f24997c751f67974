import { choices, limits, type MealProgram } from '@commissary/api-client'
import { nutrientCodes, nutrientFacts } from '@commissary/domain/food'
import { Columns, Section } from '@commissary/ui'
import { FieldList, NumberField, Select, TextField, useFormValue } from '@commissary/ui/form'

import { useMessages } from '../../messages/messages.ts'
import { type LimitValues, newLimit, newStandard, type StandardValues } from './own-standards.ts'

interface OwnStandardFieldsProps {
  programs: readonly MealProgram[]
}

/** Nutrient standards of the caterer, such as those of a hospital or another country, each for a program and grade group. */
export function OwnStandardFields({ programs }: OwnStandardFieldsProps) {
  const t = useMessages()
  const names = [...new Set(programs.map(({ programName }) => programName))]

  return (
    <Section
      id="standards"
      title={t('nutritionSettings.standards.title')}
      description={t('nutritionSettings.standards.hint')}
    >
      <FieldList
        name="standards"
        label={t('nutritionSettings.standards.title')}
        newItem={() => newStandard(programs)}
        most={limits.CatererAnalysisSettingsInput.ownStandards.maxItems}
        addText={t('nutritionSettings.standards.add')}
        removeText={(index) => t('nutritionSettings.standards.remove', { number: index + 1 })}
      >
        {(path, { name, programName }: StandardValues, index) => (
          <>
            <TextField
              name={`${path}.name`}
              label={t('nutritionSettings.standards.name')}
              maxLength={limits.NutrientStandard.name.maxLength}
              required
            />
            <Columns minWidth="12rem">
              <Select
                name={`${path}.programName`}
                label={t('nutritionSettings.standards.program')}
                // A standard keeps its program even if no school has that program any longer.
                options={[...new Set([...names, programName])].map((value) => ({ value, label: value }))}
              />
              <Select
                name={`${path}.gradeGroup`}
                label={t('nutritionSettings.standards.gradeGroup')}
                options={choices.GradeGroup.map((value) => ({ value, label: t(`words.gradesTitle.${value}`) }))}
              />
              <NumberField
                name={`${path}.marginPct`}
                label={t('nutritionSettings.standards.margin')}
                unit={t('nutritionSettings.percent')}
                hint={t('nutritionSettings.standards.marginHint')}
              />
            </Columns>
            <FieldList
              name={`${path}.limits`}
              label={t('nutritionSettings.standards.limitsOf', { number: index + 1, name })}
              isTabular
              newItem={newLimit}
              most={nutrientCodes.length}
              addText={t('nutritionSettings.standards.addLimit')}
              removeText={(at) => t('nutritionSettings.standards.removeLimit', { number: at + 1 })}
            >
              {(limitPath) => <LimitFields path={limitPath} />}
            </FieldList>
          </>
        )}
      </FieldList>
    </Section>
  )
}

function LimitFields({ path }: { path: string }) {
  const t = useMessages()
  const chosen = useFormValue<LimitValues['nutrient']>(`${path}.nutrient`, '').value
  const code = nutrientCodes.find((one) => one === chosen)
  const unit = code && t(`nutrients.units.${nutrientFacts[code].unit}`)
  return (
    <Columns minWidth="8rem">
      <Select
        name={`${path}.nutrient`}
        label={t('nutritionSettings.standards.nutrient')}
        placeholder={t('nutritionSettings.standards.choose')}
        options={nutrientCodes.map((value) => ({ value, label: t(`nutrients.names.${value}`) }))}
        required
      />
      <NumberField name={`${path}.minimum`} label={t('nutritionSettings.standards.minimum')} unit={unit} />
      <NumberField name={`${path}.maximum`} label={t('nutritionSettings.standards.maximum')} unit={unit} />
    </Columns>
  )
}
