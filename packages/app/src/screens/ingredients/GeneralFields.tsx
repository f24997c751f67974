import { limits } from '@commissary/api-client'
import { Columns, Section } from '@commissary/ui'
import { TextField } from '@commissary/ui/form'

import { useMessages } from '../../messages/messages.ts'
import { SimilarIngredients } from './SimilarIngredients.tsx'

/** Name, category, brand and code. A new name that another ingredient may already have is pointed out. */
export function GeneralFields({ isNew }: { isNew: boolean }) {
  const t = useMessages()
  const { IngredientInput } = limits

  return (
    <Section id="general" title={t('ingredientRecord.sections.general')}>
      <TextField
        name="name"
        label={t('ingredientRecord.fields.name')}
        required
        maxLength={IngredientInput.name.maxLength}
        autoFocus={isNew}
      />
      {isNew && <SimilarIngredients />}
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
    </Section>
  )
}
