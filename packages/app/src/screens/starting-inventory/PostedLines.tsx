import type { StartingInventory } from '@commissary/api-client'
import { Banner, Link, Stack } from '@commissary/ui'
import { DataTable, defineColumns } from '@commissary/ui/table'
import { useMemo } from 'react'

import { useWording } from '../../compliance/use-wording.ts'
import { paths } from '../../routing/paths.ts'
import { baseText } from '../../text/stock-text.ts'
import { quantityOf, toValues } from './start-values.ts'

type Line = StartingInventory['content'][number]

/** A posted starting inventory, read-only. */
export function PostedLines({ start }: { start: StartingInventory }) {
  const wording = useWording()
  const { t, formats } = wording
  const columns = useMemo(() => {
    const total = (line: Line) => {
      const [values] = toValues({ ...start, content: [line] }, start.asOf).lines
      const quantity = values ? quantityOf(values) : null
      return quantity === null ? '' : baseText(wording, quantity, line.ingredient.baseUnit)
    }
    const level = (line: Line) => {
      const sizes = (line.ingredient.packs.find(({ text }) => text === line.packText) ?? line.ingredient.packs[0])
        ?.sizes
      return (['case', 'inner', 'each'] as const).find((one) => sizes?.[one] !== undefined)
    }
    return defineColumns<Line>([
      { id: 'item', header: 'startingInventory.item', value: (line) => line.ingredient.name, width: '14rem' },
      { id: 'pack', header: 'startingInventory.pack', value: (line) => line.packText },
      ...(['cases', 'inners', 'eaches'] as const).map((name) => ({
        id: name,
        header: `startingInventory.${name}`,
        align: 'end' as const,
        value: (line: Line) => (line[name] === null ? null : Number(line[name])),
      })),
      {
        id: 'amount',
        header: 'startingInventory.amount',
        align: 'end',
        value: total,
        isOneLine: true,
        isSortable: false,
      },
      {
        id: 'cost',
        header: 'startingInventory.costColumn',
        align: 'end',
        value: (line) => (line.cost === null ? null : Number(line.cost)),
        text: (line) => {
          if (line.cost === null) return ''
          const of = level(line)
          const unit = of ? t(`startingInventory.costOf.${of}`) : t(`words.units.${line.ingredient.baseUnit}`)
          return t('startingInventory.costPer', { cost: formats.moneyExact(Number(line.cost)), unit })
        },
        isOneLine: true,
      },
      { id: 'lot', header: 'startingInventory.lot', value: (line) => line.lotCode },
      {
        id: 'expires',
        header: 'startingInventory.expires',
        value: (line) => line.expiresOn,
        text: (line) => (line.expiresOn === null ? '' : formats.date(line.expiresOn)),
        isOneLine: true,
      },
    ])
  }, [wording, t, formats, start])

  return (
    <Stack gap={4}>
      <Banner>
        {t('startingInventory.posted', {
          date: formats.instant(start.postedAt ?? ''),
          name: start.postedBy ?? '',
        })}{' '}
        <Link href={paths.currentInventory}>{t('startingInventory.toStock')}</Link>
      </Banner>
      <DataTable
        tableId="starting-inventory-lines"
        caption={t('startingInventory.lines')}
        columns={columns}
        translate={t}
        rows={start.content}
        rowKey={(line) => start.content.indexOf(line)}
        error={undefined}
        minRows={3}
      />
    </Stack>
  )
}
