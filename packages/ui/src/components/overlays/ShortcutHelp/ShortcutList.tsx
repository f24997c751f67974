import { Fragment } from 'react'

import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx'
import { keysOf, type Shortcut, useShortcutState } from '../../../hooks/use-shortcuts.ts'
import { useCommandText } from '../CommandPalette/command-text.ts'
import { HelpGroup, HelpGroups, HelpRow } from './ShortcutHelp.styles.ts'
import { ShortcutKeys } from './ShortcutKeys.tsx'

function byGroup(shortcuts: readonly Shortcut[]) {
  const groups = new Map<string, Shortcut[]>()
  for (const shortcut of shortcuts) groups.set(shortcut.group, [...(groups.get(shortcut.group) ?? []), shortcut])
  return [...groups]
}

/** Every shortcut that works on the screen (`useShortcuts`), written for the reader's keyboard. */
export function ShortcutList() {
  const text = useCommandText()
  const { shortcuts } = useShortcutState()
  if (shortcuts.length === 0) return <EmptyState size="small" title={text.shortcutsEmpty} />
  return (
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
  )
}
