import { itemShares, type WeekAnalysis } from '@commissary/domain/menu'
import { type CheckUnit } from '@commissary/domain/rules'
import { checkName, valueText } from '@commissary/messages/checks'
import { EmptyState, Quiet, Section, Select, Stack } from '@commissary/ui'
import { ShareChart } from '@commissary/ui/report'
import { useState } from 'react'

import { useWording } from '../../compliance/use-wording.ts'
import { choiceOf } from '../../forms/choice.ts'
import { charted, type Charted } from './charted.ts'
import type { OpenItem } from './ItemDrawer.tsx'
import { shareParts } from './share-parts.ts'

interface ItemSharesProps {
  week: WeekAnalysis
  /** Opens an item on the first day that has it. */
  onOpenItem: (item: OpenItem) => void
}

/** What each item contributes to a nutrient or to the week's food cost, the largest share first. */
export function ItemShares({ week, onOpenItem }: ItemSharesProps) {
  const wording = useWording()
  const { t, formats } = wording
  const offered = charted.filter((id) => id === 'cost' || week.checks.some((check) => check.id === id))
  const [chosen, setChosen] = useState<Charted>('sodium')
  const id = offered.find((one) => one === chosen) ?? 'cost'
  const check = id === 'cost' ? undefined : week.checks.find((one) => one.id === id)
  const reasons = check ? check.reasons : week.costReasons
  const { items, isComplete } = itemShares(reasons)
  const nameOf = (one: Charted) =>
    one === 'cost' ? t('nutritionAnalysis.facts.cost') : checkName(wording, { id: one })
  function open(name: string) {
    const [first] = reasons
      .filter(({ itemName, itemId, date }) => itemName === name && itemId && date)
      .toSorted((a, b) => ((a.date ?? '') < (b.date ?? '') ? -1 : 1))
    if (first?.date && first.itemId) onOpenItem({ checkId: id, date: first.date, key: first.itemId })
  }
  const amountOf = (amount: number) =>
    check ? valueText(wording, check.unit, rounded(amount, check.unit)) : formats.money(amount)

  return (
    <Section title={t('nutritionAnalysis.shares.title')} description={t('nutritionAnalysis.shares.description')}>
      <Stack>
        {offered.length > 1 && (
          <Select
            label={t('nutritionAnalysis.shares.of')}
            value={id}
            options={offered.map((one) => ({ value: one, label: nameOf(one) }))}
            onChange={(text) => setChosen(choiceOf(charted, text) ?? id)}
          />
        )}
        {items.length === 0 ? (
          <EmptyState size="small" title={t('nutritionAnalysis.shares.none')} />
        ) : (
          <ShareChart
            title={t('nutritionAnalysis.shares.chart', { nutrient: nameOf(id) })}
            parts={shareParts(wording, items, amountOf)}
            nameHeader={t('nutritionAnalysis.item')}
            shareHeader={t('nutritionAnalysis.shares.share')}
            amountHeader={t('nutritionAnalysis.shares.perMeal')}
            onOpen={open}
          />
        )}
        {!isComplete && <Quiet>{t('nutritionAnalysis.shares.incomplete')}</Quiet>}
      </Stack>
    </Section>
  )
}

/** Shares of a percentage are small, so they get two decimals. */
const rounded = (amount: number, unit: CheckUnit) =>
  unit === 'percent' ? Math.round(amount * 100) / 100 : Math.round(amount)
