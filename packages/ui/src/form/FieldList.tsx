import { X } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useField } from 'react-final-form'

import { Button } from '../components/actions/Button/Button.tsx'
import { IconButton } from '../components/actions/IconButton/IconButton.tsx'
import { FieldListFields, FieldListItem, FieldListRoot } from './FieldList.styles.ts'
import { isSameValue } from './same-value.ts'

interface FieldListProps<Item> {
  /** Name of the list; its entries are `name[0]`, `name[1]` … */
  name: string
  /** Names the group of fields. */
  label: string
  /** What a new entry holds. */
  newItem: () => Item
  addText: string
  removeText: (index: number) => string
  /** No more than so many. */
  most?: number
  /** Each entry is one row, with the labels over the first: for few fields that are the same in every entry. */
  isTabular?: boolean
  /** The fields of the entry under `path`: `${path}.amount`. */
  children: (path: string, item: Item, index: number) => ReactNode
}

/** The fields of an entry come before its cross, so its first control is its first field. */
const controls = 'input:enabled, select:enabled, textarea:enabled, button:enabled'

/** Entries of a list in a form, each with its fields: add one, remove one. The focus goes to what is worked on next. */
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
    // After the last entry comes the button that adds one.
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
        // oxlint-disable-next-line react/no-array-index-key -- fields are tied to their place by name: it is their identity
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
