import { Fragment } from 'react'

import { useUiText } from '../../../text/UiText.ts'
import { useCommandText } from '../CommandPalette/command-text.ts'
import { Dialog } from '../Dialog/Dialog.tsx'
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx'
import { Switch } from '../../fields/Switch/Switch.tsx'
import { HelpFooter, HelpGroup, HelpGroups, HelpRow } from './ShortcutHelp.styles.ts'
import { ShortcutKeys } from './ShortcutKeys.tsx'
import { keysOf, saveSingleKeys, type Shortcut, useShortcutState } from '../../../hooks/use-shortcuts.ts'

export interface ShortcutHelpProps {
  onClose: () => void
}

function byGroup(shortcuts: readonly Shortcut[]) {
  const groups = new Map<string, Shortcut[]>()
  for (const shortcut of shortcuts) groups.set(shortcut.group, [...(groups.get(shortcut.group) ?? []), shortcut])
  return [...groups]
}

/**
 * Every shortcut that works on the screen (`useShortcuts`), written for the reader's keyboard, and the switch for
 * single-key shortcuts. Open while it is rendered.
 */
export function ShortcutHelp({ onClose }: ShortcutHelpProps) {
  const ui = useUiText()
  const text = useCommandText()
  const { shortcuts, hasSingleKeys } = useShortcutState()

  return (
    <Dialog title={ui.keyboardShortcuts} width="wide" onClose={onClose}>
      {shortcuts.length === 0 && <EmptyState size="small" title={text.shortcutsEmpty} />}
      <HelpGroups>
        {byGroup(shortcuts).map(([group, ofGroup]) => (
          <HelpGroup key={group} aria-label={group}>
            <h3>{group}</h3>
            <dl>
              {ofGroup.map((shortcut) => (
                <HelpRow key={`${shortcut.label} ${keysOf(shortcut).join(' ')}`}>
                  <dt>{shortcut.label}</dt>
                  <dd>
                    {keysOf(shortcut).map((keys, index) => (
                      <Fragment key={keys}>
                        {index > 0 && text.shortcutsOr}
                        <ShortcutKeys keys={keys} />
                      </Fragment>
                    ))}
                  </dd>
                </HelpRow>
              ))}
            </dl>
          </HelpGroup>
        ))}
      </HelpGroups>
      <HelpFooter>
        <Switch label={text.shortcutsSingleKeys} checked={hasSingleKeys} onChange={saveSingleKeys} />
        <p>{text.shortcutsSingleKeysHint}</p>
      </HelpFooter>
    </Dialog>
  )
}
