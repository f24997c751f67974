import { Columns, Link, Quiet, Section, Stack } from '@commissary/ui'

import { useMessages } from '../../messages/messages.ts'
import { paths, withQuery } from '../../routing/paths.ts'
import { menuGroups } from '../../routing/route-model.ts'
import { useSession } from '../../session/session.tsx'
import { type Topic, topicsFor } from './help-topics.ts'

/** A topic for each screen that the user can open, grouped as the menus. */
export function TopicList() {
  const t = useMessages()
  const session = useSession()
  const topics = topicsFor(session)
  const titled = [
    ...menuGroups.map((group) => ({
      title: t(`shell.${group}`),
      topics: topics.filter((one) => groupOf(one) === group),
    })),
    { title: t('shell.settings'), topics: topics.filter(({ route }) => route.menu?.place === 'settings') },
    {
      title: t('help.other'),
      topics: topics.filter((one) => groupOf(one) === undefined && one.route.menu?.place !== 'settings'),
    },
  ].filter((group) => group.topics.length > 0)

  return (
    <Columns minWidth="20rem">
      {titled.map((group) => (
        <Section key={group.title} title={group.title}>
          <Stack gap={3}>
            {group.topics.map(({ id }) => (
              <div key={id}>
                <p>
                  <Link href={withQuery(paths.help, { topic: id })}>{t(`shell.titles.${id}`)}</Link>
                </p>
                <Quiet>{t(`helpTopics.${id}.what`)}</Quiet>
              </div>
            ))}
          </Stack>
        </Section>
      ))}
    </Columns>
  )
}

/** Today's records have no menu entry; they are in the group of the list that opens them. */
const groupOf = ({ route }: Topic) => route.menu?.group ?? (route.module === 'production' ? 'production' : undefined)
