import { Quiet, Section, Stack } from '@commissary/ui'
import { ShortcutList } from '@commissary/ui/command'

import { useMessages } from '../../messages/messages.ts'

/** The shortcuts that work here, as the dialog of `?` lists them. */
export function KeysPart() {
  const t = useMessages()
  return (
    <Section title={t('help.keyboardTitle')} description={t('help.keyboardHint')}>
      <Stack>
        <ShortcutList />
        <Quiet>{t('help.contact')}</Quiet>
      </Stack>
    </Section>
  )
}
