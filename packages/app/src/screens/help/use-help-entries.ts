import { checkIds } from '@commissary/domain/rules'
import { checkName } from '@commissary/messages/checks'
import { helpTerms } from '@commissary/messages/help-terms'
import { useMemo } from 'react'

import { useWording } from '../../compliance/use-wording.ts'
import { paths, withQuery } from '../../routing/paths.ts'
import { useSession } from '../../session/session.tsx'
import { topicsFor } from './help-topics.ts'
import { news } from './news.ts'
import type { HelpEntry } from './search-help.ts'

/** Everything that the search finds. */
export function useHelpEntries(): HelpEntry[] {
  const wording = useWording()
  const session = useSession()
  return useMemo(() => {
    const { t } = wording
    return [
      ...topicsFor(session).map(({ id }): HelpEntry => ({
        id: `topic-${id}`,
        kind: 'topic',
        title: t(`shell.titles.${id}`),
        text: `${t(`helpTopics.${id}.what`)} ${t(`helpTopics.${id}.steps`)}`,
        words: t(`helpTopics.${id}.words`),
        href: withQuery(paths.help, { topic: id }),
      })),
      ...helpTerms.map((term): HelpEntry => ({
        id: `term-${term}`,
        kind: 'term',
        title: t(`helpGlossary.${term}.term`),
        text: t(`helpGlossary.${term}.meaning`),
        href: withQuery(paths.help, { part: 'glossary' }),
      })),
      ...(session.nutritionAnalysis ? checkIds : []).map((id): HelpEntry => ({
        id: `rule-${id}`,
        kind: 'rule',
        title: checkName(wording, { id }),
        text: t('help.rulesTitle'),
        href: withQuery(paths.help, { part: 'rules' }),
      })),
      ...news.map((one): HelpEntry => ({
        id: `news-${one}`,
        kind: 'news',
        title: t(`helpNews.${one}.title`),
        text: t(`helpNews.${one}.text`),
        href: withQuery(paths.help, { part: 'news' }),
      })),
    ]
  }, [wording, session])
}
