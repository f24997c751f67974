import { LinkTabs, Screen, Stack } from '@commissary/ui'
import { lazy, Suspense } from 'react'

import { SearchBox } from '../../forms/SearchBox.tsx'
import { choiceOf } from '../../forms/choice.ts'
import { MenuFormats } from '../../nutrition/MenuFormats.tsx'
import { useMessages } from '../../messages/messages.ts'
import { paths, withQuery } from '../../routing/paths.ts'
import { useUrlFilters } from '../../routing/url-state.ts'
import { useSession } from '../../session/session.tsx'
import { GlossaryPart } from './GlossaryPart.tsx'
import { HelpResults } from './HelpResults.tsx'
import { topicOf } from './help-topics.ts'
import { NewsPart } from './NewsPart.tsx'
import { TopicList } from './TopicList.tsx'
import { TopicPage } from './TopicPage.tsx'

// Few open these: the rules, which load the rule packs and the report table, and the list of keys.
const RulesPart = lazy(async () => ({ default: (await import('./RulesPart.tsx')).RulesPart }))
const KeysPart = lazy(async () => ({ default: (await import('./KeysPart.tsx')).KeysPart }))

const parts = ['topics', 'glossary', 'rules', 'keyboard', 'news'] as const

/**
 * Help: a topic for each screen (`?topic=recipes`), and by `?part=`: the glossary, the rules in force, the keys and what is new. `?q=`
 * searches all of it in the browser.
 */
export function HelpScreen() {
  const t = useMessages()
  const { nutritionAnalysis } = useSession()
  const { get, set } = useUrlFilters()
  const query = get('q')
  const topic = topicOf(get('topic'))
  const part = choiceOf(parts, get('part')) ?? 'topics'

  function content() {
    if (query !== '') return <HelpResults query={query} onClear={() => set({ q: null })} />
    if (part === 'glossary') return <GlossaryPart />
    if (part === 'rules') return <RulesPart />
    if (part === 'keyboard') return <KeysPart />
    if (part === 'news') return <NewsPart />
    return topic ? <TopicPage id={topic} /> : <TopicList />
  }

  return (
    <MenuFormats>
      <Screen title={t('help.title')} description={t('help.description')}>
        <Stack gap={5}>
          <SearchBox label={t('help.search')} value={query} onChange={(q) => set({ q }, { isTyping: true })} />
          <LinkTabs
            label={t('help.parts')}
            items={parts
              .filter((one) => one !== 'rules' || nutritionAnalysis)
              .map((one) => ({
                label: t(`help.${one}`),
                href: withQuery(paths.help, { part: one === 'topics' ? null : one }),
                isCurrent: query === '' && one === part,
              }))}
          />
          <Suspense>{content()}</Suspense>
        </Stack>
      </Screen>
    </MenuFormats>
  )
}
