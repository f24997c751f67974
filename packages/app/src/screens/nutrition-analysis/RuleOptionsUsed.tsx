import type { RuleOptions } from '@commissary/domain/rules'
import { Stack } from '@commissary/ui'

import { useMessages } from '../../messages/messages.ts'

/** The options used where the regulations leave a choice, one sentence each. */
export function RuleOptionsUsed({ options }: { options: RuleOptions }) {
  const t = useMessages()
  const sentences = [
    t(`checks.options.weekAverage.${options.weekAverage}`),
    t(`checks.options.weekLength.${options.weekLength}`),
    t(`checks.options.subgroupAmount.${options.subgroupAmount}`),
    t(`checks.options.vegetableRemainder.${options.vegetableRemainder}`),
    t(`checks.options.aLaCarte.${options.aLaCarte}`),
    t(`checks.options.milkFat.${options.milkFat}`),
    t(`checks.options.sodium.${options.sodium}`),
  ]
  return (
    <Stack gap={1}>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Stack>
  )
}
