import { ArrowRightToLine, ClipboardPaste, Copy, CopyPlus, Eraser, X } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useRef } from 'react'

import { Menu } from '../../../components/overlays/Menu/Menu.tsx'
import { isApplePlatform } from '../../../hooks/shortcut-keys.ts'
import { useMenuText } from '../../use-menu-text.ts'
import { isRightToLeft } from './grid-cells.ts'
import { BarActions, BarButton, BarKeys, BarRoot, BarText } from './SelectionBar.styles.ts'
import type { GridSelection } from './use-grid-selection.ts'

export { SelectionArea } from './SelectionBar.styles.ts'

export interface SelectionBarProps {
  actions: NonNullable<GridSelection['actions']>
  /** What the controls act on: "Entrée, Monday, August 24". Null = nothing, and there are no controls. */
  place: string | null
  /** What was done last, or how much is selected. */
  message: string
  /** The keys that have no control, for sighted users. */
  hint: string
  /** Where the selection can be copied to. */
  targets: readonly { label: string; items: readonly { date: string; label: string }[] }[]
  /** Ends the selection; null = nothing is selected except the focused cell. */
  onEnd: (() => void) | null
  /** A control that is always there. */
  start?: ReactNode
}

/** The controls for the selected cells, below their grid and always in view: one Tab stop; arrow keys move between them. */
export function SelectionBar({ actions, place, message, hint, targets, onEnd, start }: SelectionBarProps) {
  const text = useMenuText()
  const rootRef = useRef<HTMLDivElement>(null)
  const mod = isApplePlatform() ? '⌘' : 'Ctrl+'

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    const { key, target } = event
    const all = [...(rootRef.current?.querySelectorAll<HTMLElement>('[data-bar]') ?? [])]
    const at = all.findIndex((control) => control === target)
    const forward = isRightToLeft(event.currentTarget) ? 'ArrowLeft' : 'ArrowRight'
    const back = forward === 'ArrowRight' ? 'ArrowLeft' : 'ArrowRight'
    const next =
      key === forward ? all[at + 1] : key === back ? all[at - 1] : key === 'Home' ? all[0] : key === 'End' && all.at(-1)
    if (at < 0 || !next) return
    event.preventDefault()
    for (const control of all) control.tabIndex = control === next ? 0 : -1
    next.focus()
  }

  return (
    <BarRoot $isActive={place !== null || start !== undefined}>
      <BarText>
        <span role="status">{message}</span>
        {message === '' && <span aria-hidden>{place ?? hint}</span>}
      </BarText>
      <BarActions ref={rootRef} role="toolbar" aria-label={text.selectionActions} onKeyDown={handleKeyDown}>
        {start}
        {place !== null && (
          <>
            <Action
              name={text.copy}
              keys={`${mod}C`}
              icon={<Copy aria-hidden />}
              isFirst={!start}
              onClick={actions.copy}
            />
            <Action
              name={text.paste}
              keys={`${mod}V`}
              icon={<ClipboardPaste aria-hidden />}
              onClick={() => void actions.paste()}
            />
            <Action
              name={text.fillRight}
              keys={`${mod}R`}
              icon={<ArrowRightToLine aria-hidden />}
              onClick={actions.fill}
            />
            <Menu
              label={text.duplicateTo}
              align="end"
              sections={targets.map(({ label, items }) => ({
                label,
                items: items.map((item) => ({ label: item.label, onSelect: () => actions.duplicate(item.date) })),
              }))}
              trigger={(props) => (
                <BarButton {...props} type="button" data-bar tabIndex={-1}>
                  <CopyPlus aria-hidden />
                  {text.duplicateTo}
                </BarButton>
              )}
            />
            <Action name={text.clear} keys={text.deleteKey} icon={<Eraser aria-hidden />} onClick={actions.clear} />
            {onEnd && (
              <Action name={text.endSelection} keys={text.escapeKey} icon={<X aria-hidden />} onClick={onEnd} />
            )}
          </>
        )}
      </BarActions>
    </BarRoot>
  )
}

interface ActionProps {
  name: string
  /** As printed on the keyboard. */
  keys: string
  icon: ReactNode
  /** Tab enters the controls here. */
  isFirst?: boolean
  onClick: () => void
}

function Action({ name, keys, icon, isFirst = false, onClick }: ActionProps) {
  return (
    <BarButton type="button" data-bar tabIndex={isFirst ? 0 : -1} onClick={onClick}>
      {icon}
      {name}
      <BarKeys aria-hidden>{keys}</BarKeys>
    </BarButton>
  )
}
