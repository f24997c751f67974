import type { EntryValue } from '@commissary/domain/production'
import { Banner, Button, Inline, Section, Stack } from '@commissary/ui'
import { useRef, useState } from 'react'

import { useMessages } from '../messages/messages.ts'
import type { KeptEditing } from '../offline/use-kept-edits.ts'
import { partFieldOf, partValue } from './part-texts.ts'
import { useRecordPart } from './record-part.ts'
import { useTemperatures } from './use-temperatures.ts'

interface KeptRefusalsProps {
  editing: Pick<KeptEditing, 'refused' | 'discardField' | 'resend'>
  /** The field with its item; `item` is what the item was called, in case it is gone. */
  nameOf: (path: string, item?: string) => string
  /** A value in words. */
  valueOf: (path: string, value: EntryValue) => string
}

/** Fields that the server refused while it accepted the others: what was entered, why it is not saved, and a way to discard it. */
export function KeptRefusals({ editing: { refused, discardField, resend }, nameOf, valueOf }: KeptRefusalsProps) {
  const t = useMessages()
  const list = useRef<HTMLDivElement>(null)
  const [isAnswered, setIsAnswered] = useState(false)

  /** The pressed button disappears with the refusal it answers, so the focus moves to the list, which stays. */
  function answer(act: () => void) {
    setIsAnswered(true)
    act()
    list.current?.focus()
  }

  if (refused.length === 0) return isAnswered && <div ref={list} tabIndex={-1} />
  return (
    <div ref={list} tabIndex={-1}>
      <Section
        title={t('receiving.refused.title', { count: refused.length })}
        actions={<Button onClick={() => answer(resend)}>{t('receiving.state.retry')}</Button>}
      >
        <Stack gap={3}>
          {refused.map(({ edit: { path, to, item }, reason }) => (
            <Banner key={path} tone="warning">
              <Stack gap={2}>
                <strong>{nameOf(path, item)}</strong>
                <span>
                  {t('receiving.fromKitchen', {
                    label: t('receiving.conflicts.mine'),
                    value: valueOf(path, to),
                  })}
                </span>
                <span>{reason}</span>
                <Inline>
                  <Button tone="danger" onClick={() => answer(() => discardField(path))}>
                    {t('receiving.refused.discard')}
                  </Button>
                </Inline>
              </Stack>
            </Banner>
          ))}
        </Stack>
      </Section>
    </div>
  )
}

/** The same in a phone's form. */
export function PartRefusals() {
  const t = useMessages()
  const part = useRecordPart()
  const temperatures = useTemperatures()
  return (
    <KeptRefusals
      editing={part.edits}
      nameOf={(path, item) => partFieldOf(t, part, path, item)}
      valueOf={(path, value) => partValue(t, temperatures, path, value)}
    />
  )
}
