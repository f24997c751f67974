import { ChevronLeft, ChevronRight, CircleAlert, CloudCheck, CloudUpload, PenLine } from 'lucide-react'

import { Button } from '../../components/Button/Button.tsx'
import { IconButton } from '../../components/IconButton/IconButton.tsx'
import { useUiText } from '../../text/UiText.ts'
import { useMenuText } from '../use-menu-text.ts'
import type { SaveState, WeekHeaderProps } from './week-header-types.ts'
import {
  HeaderEnd,
  HeaderLabel,
  HeaderRoot,
  HeaderSchool,
  HeaderSteps,
  HeaderWeek,
  SaveRoot,
  SaveWords,
} from './WeekHeader.styles.ts'

/** Which school, which week, and whether what is on the screen is saved. */
export function WeekHeader({
  school,
  weekLabel,
  isThisWeek,
  onPrevious,
  onNext,
  onThisWeek,
  saveState,
  onRetrySave,
  actions,
}: WeekHeaderProps) {
  const text = useMenuText()

  return (
    <HeaderRoot>
      <HeaderSchool>{school}</HeaderSchool>
      <HeaderWeek>
        <HeaderSteps>
          <IconButton label={text.previousWeek} onClick={onPrevious}>
            <ChevronLeft aria-hidden />
          </IconButton>
          <HeaderLabel aria-live="polite">{weekLabel}</HeaderLabel>
          <IconButton label={text.nextWeek} onClick={onNext}>
            <ChevronRight aria-hidden />
          </IconButton>
        </HeaderSteps>
        <Button size="small" disabled={isThisWeek} onClick={onThisWeek}>
          {text.thisWeek}
        </Button>
      </HeaderWeek>
      <HeaderEnd>
        {saveState && <SaveNote state={saveState} onRetry={onRetrySave} />}
        {actions}
      </HeaderEnd>
    </HeaderRoot>
  )
}

const icons = { saved: CloudCheck, saving: CloudUpload, unsaved: PenLine, failed: CircleAlert }

function SaveNote({ state, onRetry }: { state: SaveState; onRetry: (() => void) | undefined }) {
  const text = useMenuText()
  const ui = useUiText()
  const Icon = icons[state.kind]
  const isFailed = state.kind === 'failed'

  return (
    <SaveRoot $isFailed={isFailed}>
      {/* "Saving…" after every key would be noise: only the ends are read. */}
      <SaveWords role="status" aria-live={state.kind === 'saving' || state.kind === 'unsaved' ? 'off' : 'polite'}>
        <Icon aria-hidden />
        {state.kind === 'failed' ? text.notSaved(state.reason) : text[state.kind]}
      </SaveWords>
      {isFailed && onRetry && (
        <Button size="small" onClick={onRetry}>
          {ui.retry}
        </Button>
      )}
    </SaveRoot>
  )
}
