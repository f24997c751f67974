import type { Pantry } from '@commissary/domain/recipe'
import { Columns, Quiet, Select, Stack } from '@commissary/ui'

import { useMessages } from '../../../messages/messages.ts'
import type { DraftLine } from './draft.ts'
import { idOf } from './rows.ts'

interface BeanElectionsProps {
  lines: readonly DraftLine[]
  pantry: Pantry
  onElect: (lineId: string, creditAs: 'VEGETABLE' | 'MEAT_ALTERNATE') => void
}

/** Beans, peas and lentils credit as a vegetable or as a meat alternate, never as both (7 CFR 210.10(c)(2)(iii)). */
export function BeanElections({ lines, pantry, onElect }: BeanElectionsProps) {
  const t = useMessages()
  const beans = lines.filter((line) => {
    const food = line.item?.id.startsWith('ingredient-') ? pantry.food(idOf(line.item.id)) : undefined
    const credits = food?.crediting ?? []
    return (
      credits.some(({ subgroup }) => subgroup === 'BEANS_AND_PEAS') &&
      credits.some(({ component }) => component === 'MEAT_ALTERNATE')
    )
  })
  if (beans.length === 0) return null

  return (
    <Stack gap={2}>
      <Quiet>{t('recipes.beansHint')}</Quiet>
      <Columns least="16rem">
        {beans.map((line) => (
          <Select
            key={line.id}
            label={t('recipes.creditAs', { name: line.item?.label ?? '' })}
            value={line.creditAs ?? 'VEGETABLE'}
            onChange={(value) => onElect(line.id, value === 'MEAT_ALTERNATE' ? value : 'VEGETABLE')}
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
