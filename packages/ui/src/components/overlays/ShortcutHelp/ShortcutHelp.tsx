import { useUiText } from '../../../text/UiText.ts'
import { useCommandText } from '../CommandPalette/command-text.ts'
import { Dialog } from '../Dialog/Dialog.tsx'
import { Switch } from '../../fields/Switch/Switch.tsx'
import { HelpFooter } from './ShortcutHelp.styles.ts'
import { ShortcutList } from './ShortcutList.tsx'
import { saveSingleKeys, useShortcutState } from '../../../hooks/use-shortcuts.ts'

export interface ShortcutHelpProps {
  onClose: () => void
}

/**
 * Every shortcut that works on the screen (`useShortcuts`), written for the reader's keyboard, and the switch for
 * single-key shortcuts. Open while it is rendered.
 */
export function ShortcutHelp({ onClose }: ShortcutHelpProps) {
  const ui = useUiText()
  const text = useCommandText()
  const { hasSingleKeys } = useShortcutState()

  return (
    <Dialog title={ui.keyboardShortcuts} width="wide" onClose={onClose}>
      <ShortcutList />
      <HelpFooter>
        <Switch label={text.shortcutsSingleKeys} checked={hasSingleKeys} onChange={saveSingleKeys} />
        <p>{text.shortcutsSingleKeysHint}</p>
      </HelpFooter>
    </Dialog>
  )
}
