import { limits } from '@commissary/api-client'
import type { IngredientValues } from '@commissary/domain/food'
import { Columns, Fold } from '@commissary/ui'
import { FormValues, Select, TextField } from '@commissary/ui/form'

import { choiceOf } from '../../forms/choice.ts'
import { useMessages } from '../../messages/messages.ts'

/** Where the nutrition is from. */
export function SourceFields() {
  const t = useMessages()
  const { FoodSource } = limits
  const kindText = (kind: string) => {
    const choice = choiceOf(FoodSource.kind.choices, kind)
    return choice ? t(`ingredientRecord.sources.${choice}`) : t('common.unknown')
  }
  return (
    <FormValues<IngredientValues>>
      {({ source }) => (
        <Fold
          isPlain
          title={t('ingredientRecord.fields.sourceKind')}
          summary={[kindText(source.kind), source.id, source.release].filter(Boolean).join(' ')}
        >
          <Columns minWidth="8rem">
            <Select
              name="source.kind"
              label={t('ingredientRecord.fields.sourceKind')}
              placeholder={t('common.unknown')}
              options={FoodSource.kind.choices.map((value) => ({ value, label: kindText(value) }))}
            />
            <TextField
              name="source.id"
              label={t('ingredientRecord.fields.sourceId')}
              maxLength={FoodSource.id.maxLength}
            />
            <TextField
              name="source.release"
              label={t('ingredientRecord.fields.sourceRelease')}
              maxLength={FoodSource.release.maxLength}
            />
          </Columns>
        </Fold>
      )}
    </FormValues>
  )
}
