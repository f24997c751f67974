import { Link, PublicPage, Quiet, Screen, Section, Stack } from '@commissary/ui'

import { useMessages } from '../../messages/messages.ts'
import { paths } from '../../routing/paths.ts'

const parts = ['data', 'purpose', 'children', 'processors', 'retention', 'browser', 'rights', 'contact'] as const

/** The public privacy policy, linked from every footer. */
export function PrivacyPolicyScreen() {
  const t = useMessages()
  const title = t('shell.titles.privacyPolicy')

  return (
    <PublicPage productName={t('common.product')} privacyHref={paths.privacyPolicy}>
      <title>{`${title} · ${t('common.product')}`}</title>
      <Screen title={title} description={t('privacy.description')} isAlone>
        <Stack>
          {parts.map((part) => (
            <Section key={part} title={t(`privacy.${part}Title`)}>
              <p>{t(`privacy.${part}`)}</p>
            </Section>
          ))}
          <Quiet>{t('privacy.date')}</Quiet>
          <Link href={paths.home}>{t('shell.takeMeHome')}</Link>
        </Stack>
      </Screen>
    </PublicPage>
  )
}
