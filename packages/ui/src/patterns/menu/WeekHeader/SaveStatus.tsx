import { CircleAlert, CloudCheck, CloudUpload, PenLine } from 'lucide-react'

import { Button } from '../../../components/actions/Button/Button.tsx'
import { useUiText } from '../../../text/UiText.ts'
import { useMenuText } from '../../use-menu-text.ts'
import type { SaveState } from './week-header-types.ts'
import { SaveRoot, SaveText } from './WeekHeader.styles.ts'

const icons = { saved: CloudCheck, saving: CloudUpload, unsaved: PenLine, failed: CircleAlert }

export interface SaveStatusProps {
  state: SaveState
  /** Shown after a failure. */
  onRetry: () => void
}

/** Whether the screen's changes are saved. */
export function SaveStatus({ state, onRetry }: SaveStatusProps) {
  const text = useMenuText()
  const ui = useUiText()
  const Icon = icons[state.kind]
  const isFailed = state.kind === 'failed'

  return (
    <SaveRoot $isFailed={isFailed}>
      {/* "Saving…" after every key would be noise: only the outcome is announced. */}
      <SaveText role="status" aria-live={state.kind === 'saving' || state.kind === 'unsaved' ? 'off' : 'polite'}>
        <Icon aria-hidden />
        {state.kind === 'failed' ? text.notSaved(state.reason) : text[state.kind]}
      </SaveText>
      {isFailed && (
        <Button size="small" onClick={onRetry}>
          {ui.retry}
        </Button>
      )}
    </SaveRoot>
  )
}
