import { Button, EmptyState, Link, Quiet, Section, Stack } from '@commissary/ui'
import { useMemo } from 'react'

import { useMessages } from '../../messages/messages.ts'
import { searchHelp } from './search-help.ts'
import { useHelpEntries } from './use-help-entries.ts'

/** More than anyone reads; another letter narrows them down. */
const most = 40

/** What the help knows about a query: topics, words, rules and news. */
export function HelpResults({ query, onClear }: { query: string; onClear: () => void }) {
  const t = useMessages()
  const entries = useHelpEntries()
  const found = useMemo(() => searchHelp(entries, query), [entries, query])
  if (found.length === 0) {
    return (
      <EmptyState
        kind="no-match"
        title={t('help.noMatch', { query })}
        action={<Button onClick={onClear}>{t('help.clear')}</Button>}
      >
        {t('help.noMatchHint')}
      </EmptyState>
    )
  }
  return (
    <Section title={t('help.results', { count: found.length })}>
      <Stack gap={4}>
        {found.slice(0, most).map(({ id, kind, title, text, href }) => (
          <div key={id}>
            <Link href={href}>{title}</Link> <Quiet>{t(`help.kinds.${kind}`)}</Quiet>
            {/* The steps of a topic are on its page. */}
            {kind !== 'rule' && <p>{text.split('\n', 1)[0]}</p>}
          </div>
        ))}
      </Stack>
    </Section>
  )
}
