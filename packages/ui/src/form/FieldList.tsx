import { X } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useField } from 'react-final-form'

import { Button } from '../components/actions/Button/Button.tsx'
import { IconButton } from '../components/actions/IconButton/IconButton.tsx'
import { FieldListFields, FieldListItem, FieldListRoot } from './FieldList.styles.ts'
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
  /** Maximum number of entries. */
  most?: number
  /** Shows each entry as a row, with labels above the first. For a few fields, the same in every entry. */
  isTabular?: boolean
  /** The fields of the entry under `path`: `${path}.amount`. */
  children: (path: string, item: Item, index: number) => ReactNode
}

/** An entry's Remove button is last, so its first control is its first field. */
const controls = 'input:enabled, select:enabled, textarea:enabled, button:enabled'

/** A list of entries in a form, each with its fields. Adding focuses the new entry; removing focuses the next one. */
export function FieldList<Item>({
  name,
  label,
  newItem,
  addText,
  removeText,
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
  const [next, setNext] = useState<{ index: number } | null>(null)

  useEffect(() => {
    if (!next) return
    const entries = [...(rootRef.current?.children ?? [])]
    // The Add button follows the last entry.
    const entry = entries[Math.min(next.index, entries.length - 1)]
    entry?.querySelector<HTMLElement>(controls)?.focus()
  }, [next])

  function handleRemove(index: number) {
    input.onChange(items.filter((_, other) => other !== index))
    setNext({ index })
  }

  function handleAdd() {
    input.onChange([...items, newItem()])
    setNext({ index: items.length })
  }

  return (
    <FieldListRoot ref={rootRef} role="group" aria-label={label}>
      {items.map((item, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- fields are bound by index
        <FieldListItem key={index} $isTabular={isTabular}>
          <FieldListFields>{children(`${name}[${index}]`, item, index)}</FieldListFields>
          <IconButton label={removeText(index)} onClick={() => handleRemove(index)}>
            <X aria-hidden />
          </IconButton>
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
