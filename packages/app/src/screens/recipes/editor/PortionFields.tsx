import { choices, limits } from '@commissary/api-client'
import { newPan, panDepths, panSizes, type RecipeDraft, utensils } from '@commissary/domain/recipe'
import { gradeGroups } from '@commissary/domain/rules'
import { formatAmount } from '@commissary/domain/units'
import { utensilWithVolume } from '@commissary/messages/kitchen'
import { Columns, Fold, Quiet } from '@commissary/ui'
import { FieldList, FormValues, NumberField, Select, TextField } from '@commissary/ui/form'

import { useMessages } from '../../../messages/messages.ts'
import { useGradeGroups } from '../../schools/use-grade-groups.ts'

/** What the serving line gives each grade group and with which utensil, and the pans that a batch fills. */
export function PortionFields({ isOpen }: { isOpen: boolean }) {
  const t = useMessages()
  const groups = useGradeGroups()
  return (
    <Fold id="portions" title={t('kitchen.portions.title')} summary={<PortionSummary />} isOpen={isOpen}>
      <Quiet>{t('kitchen.portions.byGradeHint')}</Quiet>
      {groups.map((group) => (
        <GradePortion key={group} group={group} />
      ))}
      <Quiet>{t('kitchen.pans.hint')}</Quiet>
      <FieldList
        name="pans"
        label={t('kitchen.pans.title')}
        newItem={newPan}
        most={limits.RecipeInput.pans.maxItems}
        addText={t('kitchen.pans.add')}
        removeText={(index) => t('kitchen.pans.remove', { number: index + 1 })}
      >
        {(path, _pan, index) => <Pan path={path} number={index + 1} />}
      </FieldList>
    </Fold>
  )
}

function PortionSummary() {
  const t = useMessages()
  return (
    <FormValues<RecipeDraft>>
      {({ gradePortions, pans }) => {
        const groups = gradeGroups.filter((group) => {
          const { serving, label, utensil } = gradePortions[group]
          return [serving.amount, label, utensil].some((text) => text.trim() !== '')
        }).length
        return [
          groups > 0 && t('kitchen.portions.summary', { groups }),
          pans.length > 0 && t('kitchen.portions.panSummary', { pans: pans.length }),
        ]
          .filter(Boolean)
          .join(', ')
      }}
    </FormValues>
  )
}

function GradePortion({ group }: { group: (typeof gradeGroups)[number] }) {
  const t = useMessages()
  const path = `gradePortions.${group}`
  const grades = { group: t(`words.gradesInText.${group}`) }
  return (
    <Columns minWidth="8rem">
      <TextField name={`${path}.serving.amount`} label={t('kitchen.portions.amount', grades)} inputMode="decimal" />
      <Select
        name={`${path}.serving.unit`}
        label={t('kitchen.portions.unit', grades)}
        options={choices.Unit.map((value) => ({ value, label: t(`words.units.${value}`) }))}
      />
      <TextField
        name={`${path}.label`}
        label={t('kitchen.portions.label', grades)}
        placeholder={t('kitchen.portions.labelHint')}
        maxLength={limits.GradePortion.label.maxLength}
      />
      <Select
        name={`${path}.utensil`}
        label={t('kitchen.portions.utensil', grades)}
        placeholder={t('kitchen.portions.noUtensil')}
        options={utensils.map((value) => ({ value, label: utensilWithVolume(t, value) }))}
      />
    </Columns>
  )
}

function Pan({ path, number }: { path: string; number: number }) {
  const t = useMessages()
  return (
    <Columns minWidth="8rem">
      <Select
        name={`${path}.size`}
        label={t('kitchen.pans.size', { number })}
        options={panSizes.map((value) => ({ value, label: t(`kitchen.pans.sizes.${value}`) }))}
      />
      <Select
        name={`${path}.depth`}
        label={t('kitchen.pans.depth')}
        placeholder={t('kitchen.pans.anyDepth')}
        options={panDepths.map((value) => ({
          value,
          label: t('kitchen.pans.inches', { depth: formatAmount(value) }),
        }))}
      />
      <NumberField
        name={`${path}.portionsPerPan`}
        label={t('kitchen.pans.portionsPerPan')}
        unit={t('kitchen.pans.portionsUnit')}
        required
      />
    </Columns>
  )
}
