import { Ellipsis } from 'lucide-react'

import { IconButton } from '../../components/actions/IconButton/IconButton.tsx'
import { Menu } from '../../components/overlays/Menu/Menu.tsx'
import { useUiText } from '../../text/UiText.ts'
import type { RowAction, RowKey } from './types.ts'

interface RowActionsProps {
  actions: readonly RowAction[]
  describedBy: string
}

interface ContentOptions extends RowActionsProps {
  recordKey: RowKey
}

/**
 * Up to two actions are buttons, more are a menu. They are in the tab order while their row has focus. Not a component,
 * like the content of a cell.
 */
export function rowActionsContent({ actions, recordKey, describedBy }: ContentOptions) {
  if (actions.length > 2) return <ActionsMenu key={recordKey} actions={actions} describedBy={describedBy} />

  return actions.map(({ label, onSelect, tone, disabled }) => (
    <button
      key={label}
      type="button"
      className={tone === 'danger' ? 'danger' : undefined}
      disabled={disabled}
      tabIndex={-1}
      aria-describedby={describedBy}
      onClick={onSelect}
    >
      {label}
    </button>
  ))
}

function ActionsMenu({ actions, describedBy }: RowActionsProps) {
  const text = useUiText()

  return (
    <Menu
      label={text.actions}
      align="end"
      sections={[{ items: [...actions] }]}
      trigger={(props) => (
        <IconButton {...props} label={text.actions} tabIndex={-1} aria-describedby={describedBy}>
          <Ellipsis aria-hidden />
        </IconButton>
      )}
    />
  )
}
