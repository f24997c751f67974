import type { EntryValue } from '@commissary/domain/production'
import { Banner, Button, Inline, Section, Stack } from '@commissary/ui'

import { useMessages } from '../messages/messages.ts'
import type { KeptEditing } from '../offline/use-kept-edits.ts'
import { partFieldOf, partValue } from './part-texts.ts'
import { useRecordPart } from './record-part.ts'
import { useTemperatures } from './use-temperatures.ts'

interface KeptRefusalsProps {
  editing: Pick<KeptEditing, 'refused' | 'discardField' | 'resend'>
  /** The field with its item. */
  nameOf: (path: string) => string
  /** A value in words. */
  valueOf: (path: string, value: EntryValue) => string
}

/** Fields that the server refuses, while it took the others: what was entered, why it is not saved, and a way to give it up. */
export function KeptRefusals({ editing: { refused, discardField, resend }, nameOf, valueOf }: KeptRefusalsProps) {
  const t = useMessages()
  if (refused.length === 0) return null
  return (
    <Section
      title={t('receiving.refused.title', { count: refused.length })}
      actions={<Button onClick={resend}>{t('receiving.state.retry')}</Button>}
    >
      <Stack gap={3}>
        {refused.map(({ edit: { path, to }, reason }) => (
          <Banner key={path} tone="warning">
            <Stack gap={2}>
              <strong>{nameOf(path)}</strong>
              <span>
                {t('receiving.fromKitchen', {
                  label: t('receiving.conflicts.mine'),
                  value: valueOf(path, to),
                })}
              </span>
              <span>{reason}</span>
              <Inline>
                <Button tone="danger" onClick={() => discardField(path)}>
                  {t('receiving.refused.discard')}
                </Button>
              </Inline>
            </Stack>
          </Banner>
        ))}
      </Stack>
    </Section>
  )
}

/** The same in the form of a phone. */
export function PartRefusals() {
  const t = useMessages()
  const part = useRecordPart()
  const temperatures = useTemperatures()
  return (
    <KeptRefusals
      editing={part.edits}
      nameOf={(path) => partFieldOf(t, part, path)}
      valueOf={(path, value) => partValue(t, temperatures, path, value)}
    />
  )
}
