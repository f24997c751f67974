import { TriangleAlert } from 'lucide-react'

import { useUiText } from '../../../text/UiText.ts'
import { VisuallyHidden } from '../../display/VisuallyHidden/VisuallyHidden.ts'
import { Button } from '../../actions/Button/Button.tsx'
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx'
import { Spinner } from '../../feedback/Spinner/Spinner.ts'
import { LateNote, PaletteNote } from './CommandPalette.styles.ts'
import { useCommandText } from './command-text.ts'
import type { CommandGroup, CommandSource } from './command-types.ts'

interface CommandNotesProps {
  sources: readonly CommandSource[]
  isTyped: boolean
  found: readonly CommandGroup[]
}

const hasFailed = ({ commands, error }: CommandSource) => !commands && error !== undefined && error !== null

/** Notes on sources that are loading or failed and on empty results, also announced to screen readers. */
export function CommandNotes({ sources, isTyped, found }: CommandNotesProps) {
  const ui = useUiText()
  const text = useCommandText()

  const failed = sources.filter(hasFailed)
  const loading = sources.filter((source) => !source.commands && !hasFailed(source))
  const count = found.reduce((sum, { entries, more }) => sum + entries.length + more, 0)
  const isNothing = isTyped && count === 0 && loading.length === 0

  const announcement = [
    ...failed.map(({ label }) => text.commandFailed(label)),
    ...loading.map(({ label }) => text.commandLoading(label)),
    ...(isTyped && count > 0 ? [text.commandFound(ui.number(count))] : []),
    ...(isNothing ? [text.commandNothing] : []),
  ]

  return (
    <>
      {isNothing && (
        <EmptyState size="small" title={text.commandNothing}>
          {text.commandNothingHint}
        </EmptyState>
      )}
      {loading.map(({ id, label }) => (
        <LateNote key={id}>
          <Spinner aria-hidden />
          {text.commandLoading(label)}
        </LateNote>
      ))}
      {failed.map(({ id, label, onRetry }) => (
        <PaletteNote key={id}>
          <TriangleAlert aria-hidden />
          {text.commandFailed(label)}
          {onRetry && (
            <Button variant="quiet" size="small" aria-label={`${ui.retry}: ${label}`} onClick={onRetry}>
              {ui.retry}
            </Button>
          )}
        </PaletteNote>
      ))}
      <VisuallyHidden role="status">{announcement.join(' ')}</VisuallyHidden>
    </>
  )
}
