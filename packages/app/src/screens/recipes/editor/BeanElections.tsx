import { beanLines, type DraftItem, type DraftLine, type Pantry } from '@commissary/domain/recipe'
import { Columns, Quiet, Select, Stack } from '@commissary/ui'

import { useMessages } from '../../../messages/messages.ts'

interface BeanElectionsProps {
  lines: readonly DraftLine[]
  pantry: Pantry
  onElect: (item: DraftItem, creditAs: 'VEGETABLE' | 'MEAT_ALTERNATE') => void
}

/** Asks how each food of beans, peas or lentils credits in the recipe: as a vegetable or as a meat alternate (7 CFR 210.10(c)(2)(iii)). */
export function BeanElections({ lines, pantry, onElect }: BeanElectionsProps) {
  const t = useMessages()
  const beans = beanLines(lines, pantry)
  if (beans.length === 0) return null

  return (
    <Stack gap={2}>
      <Quiet>{t('recipeRecord.beansHint')}</Quiet>
      <Columns minWidth="16rem">
        {beans.map((line) => (
          <Select
            key={line.id}
            label={t('recipeRecord.creditAs', { name: line.item?.label ?? '' })}
            value={line.creditAs ?? 'VEGETABLE'}
            onChange={(value) => line.item && onElect(line.item, value === 'MEAT_ALTERNATE' ? value : 'VEGETABLE')}
            options={(['VEGETABLE', 'MEAT_ALTERNATE'] as const).map((value) => ({
              value,
              label: t(`words.components.${value}`),
            }))}
          />
        ))}
      </Columns>
    </Stack>
  )
}
