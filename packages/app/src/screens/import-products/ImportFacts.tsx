import type { Import } from '@commissary/api-client'
import { Facts } from '@commissary/ui'

import { useMessages } from '../../messages/messages.ts'
import { useSession } from '../../session/session.tsx'

/** Counts of what a file changes, or has changed. */
export function ImportFacts({ job: { counts, kind, state } }: { job: Import }) {
  const t = useMessages()
  const { formats } = useSession()
  const count = (value: number) => formats.number(value, 0)

  return (
    <Facts
      items={[
        { id: 'kind', label: t('importProducts.facts.kind'), value: t(`importProducts.kinds.${kind ?? 'unknown'}`) },
        {
          id: 'create',
          label: t(state === 'done' ? 'importProducts.facts.createDone' : 'importProducts.facts.create'),
          value: count(counts.create),
        },
        { id: 'update', label: t('importProducts.facts.update'), value: count(counts.update) },
        { id: 'unchanged', label: t('importProducts.facts.unchanged'), value: count(counts.unchanged) },
        ...(counts.skipped > 0
          ? [{ id: 'skipped', label: t('importProducts.facts.leftOut'), value: count(counts.skipped) }]
          : []),
        {
          id: 'rejected',
          label: t('importProducts.facts.rejected'),
          value: count(counts.rejected),
          tone: counts.rejected > 0 ? 'danger' : 'neutral',
        },
        ...(counts.warnings > 0
          ? [{ id: 'warnings', label: t('importProducts.facts.warnings'), value: count(counts.warnings) }]
          : []),
        {
          id: 'blank',
          label: t('importProducts.facts.blank'),
          value: count(counts.blankValues),
          ...(counts.blankValues > 0 ? { detail: t('importProducts.facts.blankHint') } : {}),
        },
      ]}
    />
  )
}
