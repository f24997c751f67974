import type { OrderSuggestions } from '@commissary/api-client'
import { sizeText } from '@commissary/messages/pack-sizes'
import { Quiet, Stack } from '@commissary/ui'
import { ReportTable } from '@commissary/ui/report'

import { useMessages } from '../../messages/messages.ts'
import { useSession } from '../../session/session.tsx'

/** Needs without a suggestion, each with what is missing. */
export function OpenNeeds({ needs }: { needs: OrderSuggestions['open'] }) {
  const t = useMessages()
  const { formats } = useSession()
  if (needs.length === 0) return null
  return (
    <Stack gap={2}>
      <ReportTable
        caption={t('purchaseOrders.suggestion.openTitle')}
        columns={[
          { label: t('purchaseOrders.suggestion.column.name') },
          { label: t('purchaseOrders.suggestion.column.why') },
        ]}
        rows={needs.map(({ name, unit, need, available, par, problem, gaps }) => ({
          level: 0,
          cells: [
            { text: name },
            {
              text: [
                t(`purchaseOrders.suggestion.problems.${problem}`),
                ...(problem === 'need'
                  ? gaps.map((gap) =>
                      t(`purchaseOrders.suggestion.gaps.${gap.kind}`, {
                        name: gap.name,
                        unit: t(`words.units.${unit}`),
                      }),
                    )
                  : [[need, available, par].map((amount) => sizeText(t, formats, amount, unit)).join(' / ')]),
              ].join(' · '),
            },
          ],
        }))}
        openAllText={t('purchaseOrders.orderLines.open')}
        closeAllText={t('purchaseOrders.orderLines.close')}
      />
      <Quiet>{t('purchaseOrders.suggestion.openHint')}</Quiet>
    </Stack>
  )
}
