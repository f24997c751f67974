import { Ellipsis } from 'lucide-react'

import { Button } from '../../components/Button/Button.tsx'
import { IconButton } from '../../components/IconButton/IconButton.tsx'
import { Menu } from '../../components/Menu/Menu.tsx'
import { useUiText } from '../../text/UiText.ts'
import { ActionsBox } from './DataTableRow.styles.ts'
import type { RowAction } from './types.ts'

interface RowActionsProps {
  actions: readonly RowAction[]
  describedBy: string
  /** Only the row with the focus has its buttons in the tab order. */
  isTabStop: boolean
}

/** Up to two actions are buttons, more are a menu. */
export function RowActions({ actions, describedBy, isTabStop }: RowActionsProps) {
  const text = useUiText()
  const tabIndex = isTabStop ? 0 : -1

  if (actions.length <= 2) {
    return (
      <ActionsBox>
        {actions.map(({ label, onSelect, tone = 'accent', disabled = false }) => (
          <Button
            key={label}
            variant="quiet"
            size="small"
            tone={tone}
            disabled={disabled}
            tabIndex={tabIndex}
            aria-describedby={describedBy}
            onClick={onSelect}
          >
            {label}
          </Button>
        ))}
      </ActionsBox>
    )
  }

  return (
    <ActionsBox>
      <Menu
        label={text.actions}
        align="end"
        sections={[{ items: [...actions] }]}
        trigger={(props) => (
          <IconButton {...props} label={text.actions} tabIndex={tabIndex} aria-describedby={describedBy}>
            <Ellipsis aria-hidden />
          </IconButton>
        )}
      />
    </ActionsBox>
  )
}
