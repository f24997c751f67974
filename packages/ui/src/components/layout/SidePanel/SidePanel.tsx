import { X } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useId } from 'react'

import { requireLabel } from '../../../text/require-label.ts'
import { useUiText } from '../../../text/UiText.ts'
import { IconButton } from '../../actions/IconButton/IconButton.tsx'
import { SidePanelBody, SidePanelHeader, SidePanelRoot } from './SidePanel.styles.ts'

export interface SidePanelProps {
  title: string
  /** Called on Close, and on Escape while the focus is in the panel. */
  onClose: () => void
  children: ReactNode
}

/** An explanation next to what it explains. The page around it stays in use; for a separate task use a `Drawer`. */
export function SidePanel({ title, onClose, children }: SidePanelProps) {
  requireLabel('SidePanel', title, 'title')
  const text = useUiText()
  const titleId = useId()

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    onClose()
  }

  return (
    <SidePanelRoot aria-labelledby={titleId} onKeyDown={handleKeyDown}>
      <SidePanelHeader>
        <h2 id={titleId}>
          <bdi>{title}</bdi>
        </h2>
        <IconButton label={text.close} onClick={onClose}>
          <X aria-hidden />
        </IconButton>
      </SidePanelHeader>
      {/* A scroll box must be reachable by keyboard. */}
      <SidePanelBody role="group" aria-labelledby={titleId} tabIndex={0}>
        {children}
      </SidePanelBody>
    </SidePanelRoot>
  )
}
