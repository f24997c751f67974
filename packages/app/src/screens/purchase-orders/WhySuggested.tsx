import type { VendorSuggestion } from '@commissary/api-client'
import { sizeText } from '@commissary/messages/pack-sizes'
import { Quiet, Stack } from '@commissary/ui'

import { useMessages } from '../../messages/messages.ts'
import { useSession } from '../../session/session.tsx'

/** Why a line is suggested: need, what is available, par, price break, and the menu lines that use it. */
export function WhySuggested({ line }: { line: VendorSuggestion['lines'][number] }) {
  const t = useMessages()
  const { formats } = useSession()
  const { unit, packs, insteadOf, vendors, gaps, sources } = line
  const amount = (text: string) => sizeText(t, formats, text, unit)
  return (
    <Stack gap={1}>
      <span>
        {t('purchaseOrders.suggestion.formula', {
          need: `${gaps.length > 0 ? '≥ ' : ''}${amount(line.need)}`,
          available: amount(line.available),
          par: amount(line.par),
          pack: amount(line.packSize),
        })}
      </span>
      <Quiet>
        {t('purchaseOrders.suggestion.available', {
          onHand: amount(line.onHand),
          onOrder: amount(line.onOrder),
          onTheWay: amount(line.onTheWay),
          before: amount(line.neededBefore),
        })}
      </Quiet>
      {insteadOf !== null && (
        <span>{t('purchaseOrders.suggestion.insteadOf', { count: insteadOf, packs: formats.amount(packs) })}</span>
      )}
      {vendors > 1 && <Quiet>{t('purchaseOrders.suggestion.cheapest', { count: formats.amount(vendors) })}</Quiet>}
      {gaps.map(({ kind, name }) => (
        <span key={`${kind} ${name}`}>
          {t(`purchaseOrders.suggestion.gaps.${kind}`, { name, unit: t(`words.units.${unit}`) })}
        </span>
      ))}
      {sources.map(({ date, name, servings, amount: taken }) => (
        <Quiet key={`${date} ${name}`}>
          {servings === null
            ? t('purchaseOrders.suggestion.sourceUnknown', { day: formats.weekdayShort(date), name })
            : t('purchaseOrders.suggestion.source', {
                day: formats.weekdayShort(date),
                name,
                servings: formats.amount(servings),
                amount: amount(taken),
              })}
        </Quiet>
      ))}
    </Stack>
  )
}
