import { Figure, Screen, Section, Stack } from '@commissary/ui'

import { useMessages } from '../../messages/messages.ts'
// Taken from the product by `e2e/help-pictures.test.ts`, with sample data.
import home from './pictures/home.webp'

const topics = ['menu', 'allergies', 'orders', 'balance', 'emails', 'children', 'account'] as const

/** Short answers for families, with a picture of what most of them describe. */
export function ParentHelp() {
  const t = useMessages()
  return (
    <Screen title={t('shell.titles.help')}>
      <Stack isFormWide>
        {topics.map((topic) => (
          <Section key={topic} title={t(`parentHelp.${topic}.title`)}>
            <p>{t(`parentHelp.${topic}.text`)}</p>
            {topic === 'menu' && <Figure src={home} alt={t('parentHelp.picture')} width={390} height={900} />}
          </Section>
        ))}
      </Stack>
    </Screen>
  )
}
