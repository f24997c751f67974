import type { WeekAnalysis } from '@commissary/domain/menu'
import { optionTexts } from '@commissary/messages/print'
import { Stack } from '@commissary/ui'

import { useWording } from '../../compliance/use-wording.ts'

/** The options used where the regulations leave a choice, and what was not checked, one sentence each. */
export function RuleOptionsUsed({ week }: { week: WeekAnalysis }) {
  const sentences = optionTexts(useWording(), week)
  return (
    <Stack gap={1}>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Stack>
  )
}
