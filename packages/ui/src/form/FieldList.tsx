import { ArrowDown, ArrowUp, X } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useField } from 'react-final-form'

import { Button } from '../components/actions/Button/Button.tsx'
import { IconButton } from '../components/actions/IconButton/IconButton.tsx'
import { FieldListActions, FieldListFields, FieldListItem, FieldListRoot } from './FieldList.styles.ts'
import { isSameValue } from './same-value.ts'
import { useKeptValue } from './use-kept-value.ts'

interface FieldListProps<Item> {
  /** Name of the list; its entries are `name[0]`, `name[1]` … */
  name: string
  /** Names the group of fields. */
  label: string
  /** Returns the values of a new entry. */
  newItem: () => Item
  addText: string
  removeText: (index: number) => string
  /** With it, entries can be moved by buttons and by Alt with an arrow key. Names the buttons. */
  moveText?: (index: number, direction: 'up' | 'down') => string
  /** Maximum number of entries. */
  most?: number
  /** Shows each entry as a row, with labels above the first. For a few fields, the same in every entry. */
  isTabular?: boolean
  /** The fields of the entry under `path`: `${path}.amount`. */
  children: (path: string, item: Item, index: number) => ReactNode
}

/** An entry's Remove button is last, so its first control is its first field. */
const controls = ['input', 'select', 'textarea', 'button', 'summary']

const controlsIn = (entry: Element) => [...entry.querySelectorAll<HTMLElement>(controls.join())]
const isEnabled = (control: HTMLElement | undefined) => control !== undefined && !control.matches(':disabled')

/**
 * A list of entries in a form, each with its fields. Adding focuses the new entry; removing focuses the next one; moving
 * keeps the focus in the moved one.
 */
export function FieldList<Item>({
  name,
  label,
  newItem,
  addText,
  removeText,
  moveText,
  most = Infinity,
  isTabular = false,
  children,
}: FieldListProps<Item>) {
  useKeptValue(name)
  const { input } = useField<readonly Item[]>(name, {
    format: (items) => items ?? [],
    parse: (items) => items,
    isEqual: (a, b) => isSameValue(a ?? [], b ?? []),
  })
  const items = input.value
  const rootRef = useRef<HTMLDivElement>(null)
  const [next, setNext] = useState<{ index: number; control?: number } | null>(null)

  useEffect(() => {
    if (!next) return
    const entries = [...(rootRef.current?.children ?? [])]
    // The Add button follows the last entry.
    const entry = entries[Math.min(next.index, entries.length - 1)]
    const found = entry ? controlsIn(entry) : []
    const same = found[next.control ?? 0]
    const focused = isEnabled(same) ? same : found.find(isEnabled)
    focused?.focus()
  }, [next])

  function handleRemove(index: number) {
    input.onChange(items.filter((_, other) => other !== index))
    setNext({ index })
  }

  function handleAdd() {
    input.onChange([...items, newItem()])
    setNext({ index: items.length })
  }

  function handleMove(index: number, by: -1 | 1) {
    const [moved, other] = [items[index], items[index + by]]
    if (moved === undefined || other === undefined) return
    const entry = rootRef.current?.children[index]
    const control = entry ? controlsIn(entry).findIndex((one) => one === document.activeElement) : -1
    input.onChange(items.with(index, other).with(index + by, moved))
    setNext({ index: index + by, control: Math.max(control, 0) })
  }

  function handleKey(event: KeyboardEvent, index: number) {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
    if (by === 0 || !event.altKey || !moveText) return
    event.preventDefault()
    handleMove(index, by)
  }

  return (
    <FieldListRoot ref={rootRef} role="group" aria-label={label}>
      {items.map((item, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- fields are bound by index
        <FieldListItem key={index} $isTabular={isTabular} onKeyDown={(event) => handleKey(event, index)}>
          <FieldListFields>{children(`${name}[${index}]`, item, index)}</FieldListFields>
          <FieldListActions>
            {moveText && (
              <>
                <IconButton
                  label={moveText(index, 'up')}
                  disabled={index === 0}
                  aria-keyshortcuts="Alt+ArrowUp"
                  onClick={() => handleMove(index, -1)}
                >
                  <ArrowUp aria-hidden />
                </IconButton>
                <IconButton
                  label={moveText(index, 'down')}
                  disabled={index === items.length - 1}
                  aria-keyshortcuts="Alt+ArrowDown"
                  onClick={() => handleMove(index, 1)}
                >
                  <ArrowDown aria-hidden />
                </IconButton>
              </>
            )}
            <IconButton label={removeText(index)} onClick={() => handleRemove(index)}>
              <X aria-hidden />
            </IconButton>
          </FieldListActions>
        </FieldListItem>
      ))}
      {items.length < most && (
        <div>
          <Button size="small" onClick={handleAdd}>
            {addText}
          </Button>
        </div>
      )}
    </FieldListRoot>
  )
}
