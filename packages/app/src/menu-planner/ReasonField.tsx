import { limits } from '@commissary/api-client'
import { Button, Stack, TextField } from '@commissary/ui'
import { useState } from 'react'

import { useMessages } from '../messages/messages.ts'

interface ReasonFieldProps {
  /** The reason for each chosen day; null = none given. */
  reasons: readonly (string | null)[]
  hint: string
  isBusy: boolean
  /** Resolves to whether it was saved; if not, the text stays. */
  onSave: (reason: string | null) => Promise<boolean>
}

/** The reason that the days share; '' if they have none or several. */
function sharedReason(reasons: readonly (string | null)[]): string {
  const [first, ...others] = new Set(reasons.map((reason) => reason ?? ''))
  return others.length === 0 ? (first ?? '') : ''
}

/** Why the chosen days of a menu were changed: one text for all of them. Needs a React key made from the chosen days. */
export function ReasonField({ reasons, hint, isBusy, onSave }: ReasonFieldProps) {
  const t = useMessages()
  /** Null = the days' shared reason. */
  const [typed, setTyped] = useState<string | null>(null)
  const reason = typed ?? sharedReason(reasons)

  async function handleSave() {
    if (await onSave(reason.trim() || null)) setTyped(null)
  }

  return (
    <Stack gap={2}>
      <TextField
        label={t('menuPlanner.reasons.why')}
        hint={hint}
        value={reason}
        onChange={setTyped}
        maxLength={limits.SchoolDayInput.reason.maxLength}
        autoComplete="off"
      />
      <div>
        <Button
          size="small"
          isBusy={isBusy}
          disabled={reasons.every((one) => (one ?? '') === reason.trim())}
          onClick={() => void handleSave()}
        >
          {t('menuPlanner.reasons.save', { count: reasons.length })}
        </Button>
      </div>
    </Stack>
  )
}
