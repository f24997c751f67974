import { Screen, Section, Stack } from '@commissary/ui'

import { useMessages } from '../../messages/messages.ts'

const topics = ['menu', 'allergies', 'orders', 'balance', 'emails', 'children', 'account'] as const

/** Short answers for families. */
export function ParentHelp() {
  const t = useMessages()
  return (
    <Screen title={t('shell.titles.help')}>
      <Stack isFormWide>
        {topics.map((topic) => (
          <Section key={topic} title={t(`parentHelp.${topic}.title`)}>
            <p>{t(`parentHelp.${topic}.text`)}</p>
          </Section>
        ))}
      </Stack>
    </Screen>
  )
}
