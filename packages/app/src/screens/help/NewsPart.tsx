import { Quiet, Section, Stack } from '@commissary/ui'

import { useMessages } from '../../messages/messages.ts'
import { news } from './news.ts'
import { version } from './version.ts'

/** What is new for users, and the version of the product. */
export function NewsPart() {
  const t = useMessages()
  return (
    <Section title={t('help.newsTitle')}>
      <Stack gap={4}>
        {news.map((one) => (
          <div key={one}>
            <h3>{t(`helpNews.${one}.title`)}</h3>
            <p>{t(`helpNews.${one}.text`)}</p>
          </div>
        ))}
        <Quiet>{t('help.version', { version })}</Quiet>
      </Stack>
    </Section>
  )
}
