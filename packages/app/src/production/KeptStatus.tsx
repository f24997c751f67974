import { Badge, Banner, Button, Inline, Quiet, Section, Stack } from '@commissary/ui'

import type { KeptEditing } from '../offline/use-kept-edits.ts'
import { useMessages } from '../messages/messages.ts'
import { partFieldOf, partValue } from './part-texts.ts'
import { useRecordPart } from './record-part.ts'
import { useTemperatures } from './use-temperatures.ts'

const tones = {
  loading: 'neutral',
  saved: 'neutral',
  keeping: 'neutral',
  kept: 'accent',
  unkept: 'danger',
  sending: 'neutral',
  conflicts: 'danger',
  refused: 'danger',
  refusedFields: 'danger',
} as const

interface KeptStatusProps {
  editing: Pick<KeptEditing, 'state' | 'sendNow' | 'discard'>
  /** Without a connection: when the server sent what is shown, "10:42 AM". */
  asOf: string | null
}

/** The save status of what was typed, always in words. */
export function KeptStatus({ editing: { state, sendNow, discard }, asOf }: KeptStatusProps) {
  const t = useMessages()
  const { kind } = state
  const words =
    kind === 'conflicts' || kind === 'refusedFields'
      ? t(`receiving.state.${kind}`, { count: state.count })
      : kind === 'refused'
        ? t('receiving.state.refused', { reason: state.reason })
        : t(`receiving.state.${kind}`)
  const hint =
    kind === 'kept' ? t('receiving.state.keptHint') : kind === 'unkept' ? t('receiving.state.unkeptHint') : null

  return (
    <Stack gap={2}>
      <Inline>
        <div role="status">
          <Badge tone={tones[kind]}>{words}</Badge>
        </div>
        {hint !== null && <Quiet>{hint}</Quiet>}
        {kind === 'refused' && (
          <>
            <Button onClick={() => void sendNow()}>{t('receiving.state.retry')}</Button>
            <Button tone="danger" onClick={discard}>
              {t('receiving.state.discard')}
            </Button>
          </>
        )}
      </Inline>
      {asOf !== null && <Quiet>{t('receiving.state.asOf', { time: asOf })}</Quiet>}
    </Stack>
  )
}

/** Fields that someone else changed in the meantime: both values side by side, and a choice. */
export function KeptConflicts() {
  const t = useMessages()
  const part = useRecordPart()
  const temperatures = useTemperatures()
  const { conflicts, answer } = part.edits
  if (conflicts.length === 0) return null
  return (
    <Section title={t('receiving.conflicts.title', { count: conflicts.length })}>
      <Stack gap={3}>
        {conflicts.map((conflict) => {
          const { edit, stored, by } = conflict
          const name = partFieldOf(t, part, edit.path)
          return (
            <Banner key={edit.path} tone="warning">
              <Stack gap={2}>
                <strong>{name}</strong>
                <Inline gap={4}>
                  <span>
                    {t('receiving.fromKitchen', {
                      label: t('receiving.conflicts.mine'),
                      value: partValue(t, temperatures, edit.path, edit.to),
                    })}
                  </span>
                  <span>
                    {t('receiving.fromKitchen', {
                      label: t('receiving.conflicts.theirs', { name: by ?? t('receiving.conflicts.someone') }),
                      value: partValue(t, temperatures, edit.path, stored),
                    })}
                  </span>
                </Inline>
                <Inline>
                  <Button onClick={() => answer(conflict, 'mine')}>{t('receiving.conflicts.useMine')}</Button>
                  <Button onClick={() => answer(conflict, 'theirs')}>{t('receiving.conflicts.useTheirs')}</Button>
                </Inline>
              </Stack>
            </Banner>
          )
        })}
      </Stack>
    </Section>
  )
}
