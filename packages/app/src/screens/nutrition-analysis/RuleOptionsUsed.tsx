import type { RuleOptions } from '@commissary/domain/rules'
import { optionTexts } from '@commissary/messages/print'
import { Stack } from '@commissary/ui'

import { useWording } from '../../compliance/use-wording.ts'

/** The options used where the regulations leave a choice, one sentence each. */
export function RuleOptionsUsed({ options }: { options: RuleOptions }) {
  const sentences = optionTexts(useWording(), options)
  return (
    <Stack gap={1}>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Stack>
  )
}
