import { limits } from '@commissary/api-client'
import { Columns, Section } from '@commissary/ui'
import { Select, TextField } from '@commissary/ui/form'

import { useMessages } from '../../messages/messages.ts'

/** Name, category and code, and the source of the nutrition. */
export function GeneralFields({ isNew }: { isNew: boolean }) {
  const t = useMessages()
  const { IngredientInput, FoodSource } = limits

  return (
    <Section id="general" title={t('ingredientRecord.sections.general')}>
      <TextField
        name="name"
        label={t('ingredientRecord.fields.name')}
        required
        maxLength={IngredientInput.name.maxLength}
        autoFocus={isNew}
      />
      <Columns minWidth="8rem">
        <TextField
          name="category"
          label={t('ingredientRecord.fields.category')}
          maxLength={IngredientInput.category.maxLength}
        />
        <TextField
          name="brand"
          label={t('ingredientRecord.fields.brand')}
          maxLength={IngredientInput.brand.maxLength}
        />
        <TextField
          name="code"
          label={t('ingredientRecord.fields.code')}
          hint={isNew ? t('ingredientRecord.fields.codeHint') : undefined}
          maxLength={IngredientInput.code.maxLength}
        />
      </Columns>
      <Columns minWidth="8rem">
        <Select
          name="source.kind"
          label={t('ingredientRecord.fields.sourceKind')}
          placeholder={t('common.unknown')}
          options={FoodSource.kind.choices.map((value) => ({ value, label: t(`ingredientRecord.sources.${value}`) }))}
        />
        <TextField name="source.id" label={t('ingredientRecord.fields.sourceId')} maxLength={FoodSource.id.maxLength} />
        <TextField
          name="source.release"
          label={t('ingredientRecord.fields.sourceRelease')}
          maxLength={FoodSource.release.maxLength}
        />
      </Columns>
    </Section>
  )
}
