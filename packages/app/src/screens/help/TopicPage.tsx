import { Figure, Link, Section, Stack } from '@commissary/ui'

import { useMessages } from '../../messages/messages.ts'
import { paths } from '../../routing/paths.ts'
import { useSession } from '../../session/session.tsx'
import { type TopicId, topicsFor } from './help-topics.ts'
import { pictureOf } from './pictures.ts'

/** What a screen is for, and how to use it step by step, with a picture. */
export function TopicPage({ id }: { id: TopicId }) {
  const t = useMessages()
  const session = useSession()
  const page = t(`shell.titles.${id}`)
  const route = topicsFor(session).find((topic) => topic.id === id)?.route
  const picture = pictureOf(id)
  return (
    <Section
      title={page}
      description={t(`helpTopics.${id}.what`)}
      actions={
        route && (
          <Link variant="outline" size="small" href={route.path}>
            {t('help.open', { page })}
          </Link>
        )
      }
    >
      <Stack gap={5}>
        <Stack gap={2}>
          <h3>{t('help.steps')}</h3>
          <ol style={{ paddingInlineStart: '1.25rem' }}>
            {t(`helpTopics.${id}.steps`)
              .split('\n')
              .map((step) => (
                <li key={step}>{step}</li>
              ))}
          </ol>
        </Stack>
        {picture && <Figure src={picture} alt={t('help.picture', { page })} width={960} height={600} />}
        <Link href={paths.help}>{t('help.allTopics')}</Link>
      </Stack>
    </Section>
  )
}
