import { type KeyboardEvent, type Ref, useEffect, useId, useMemo, useRef, useState } from 'react'

import { Skeleton } from '../../../components/feedback/Skeleton/Skeleton.tsx'
import { AllergenIcons } from '../../food/AllergenIcons/AllergenIcons.tsx'
import { VisuallyHidden } from '../../../components/display/VisuallyHidden/VisuallyHidden.ts'
import type { LibraryItem } from '../ItemLibrary/item-library-types.ts'
import { searchItems } from '../ItemLibrary/search-items.ts'
import { useMenuText } from '../../use-menu-text.ts'
import { MissingValue } from '../../food/MissingValue/MissingValue.tsx'
import { OptionDetail, OptionGroup, OptionNote, OptionRoot } from '../../options.styles.ts'
import { PickerHeader, PickerInput, PickerLinks, PickerList, PickerNote, PickerSheet } from './ItemPicker.styles.ts'
import { useMenuGrid } from './MenuGridContext.tsx'

interface ItemPickerProps {
  ref: Ref<HTMLDivElement>
  /** "Add to Entrees, Monday, August 24" */
  label: string
  category: { id: string; label: string }
  library: readonly LibraryItem[] | undefined
  /** Items in the cell; announced after each addition. */
  count: number
  /** Opened by typing on the cell: Enter adds and goes on to the next cell, as in a spreadsheet. */
  isTyped: boolean
  onAdd: (itemId: string) => void
  /** Null = only items can be added. */
  onAddText: ((text: string) => void) | null
  /** `isDone`: an item was added, and the next cell gets the focus. */
  onClose: (isDone?: boolean) => void
}

/** Options shown at most; typing narrows the list. */
const mostShown = 60

/**
 * Searchable list over a cell: type, arrows; Enter adds and keeps it open; Escape closes it. Opened by typing, Enter adds
 * and closes it, and Shift+Enter keeps it open. What is typed can also be added as a line without a food.
 */
export function ItemPicker(props: ItemPickerProps) {
  const { ref, label, category, library, count, isTyped, onAdd, onAddText, onClose } = props
  const text = useMenuText()
  const { emptyAction } = useMenuGrid()
  const isEmpty = library?.length === 0
  const id = useId()
  const inputRef = useRef<HTMLInputElement>(null)
  const [query, setQuery] = useState('')
  const [activeIndex, setActiveIndex] = useState(0)
  const [lastAdded, setLastAdded] = useState<string | null>(null)

  // Items of the cell's category first.
  const { options, ownCount } = useMemo(() => {
    const found = searchItems(library ?? [], query)
    const own = found.filter((item) => item.category === category.id)
    const others = found.filter((item) => item.category !== category.id)
    return { options: [...own, ...others].slice(0, mostShown), ownCount: Math.min(own.length, mostShown) }
  }, [library, query, category.id])
  const groups = [
    { label: category.label, from: 0, items: options.slice(0, ownCount) },
    { label: text.otherCategories, from: ownCount, items: options.slice(ownCount) },
  ].filter((group) => group.items.length > 0)

  useEffect(() => inputRef.current?.focus(), [])

  const typed = query.trim()
  const hasText = onAddText !== null && typed !== '' && library !== undefined
  const optionCount = options.length + (hasText ? 1 : 0)

  /** Adds the option at an index; the last one is the text itself. */
  function addAt(index: number, isLast: boolean) {
    const item = options[index]
    if (item) onAdd(item.id)
    else if (hasText && index === options.length) onAddText(typed)
    else return
    if (isLast) {
      onClose(true)
      return
    }
    setLastAdded(item?.name ?? typed)
    inputRef.current?.select()
  }

  function moveTo(index: number) {
    const next = (index + optionCount) % optionCount
    setActiveIndex(next)
    document.getElementById(`${id}-${next}`)?.scrollIntoView({ block: 'nearest' })
  }

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    event.stopPropagation()
    // In an input method, Enter ends the word.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Tab') {
      // Tab goes to and between the links of an empty list, if there are any.
      const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, a')]
      if (stops[stops.findIndex((stop) => stop === event.target) + (event.shiftKey ? -1 : 1)]) return
      onClose()
      return
    }
    if (event.key === 'Escape') onClose()
    else if (event.key === 'ArrowDown' && optionCount > 0) moveTo(activeIndex + 1)
    else if (event.key === 'ArrowUp' && optionCount > 0) moveTo(activeIndex - 1)
    else if (event.key === 'Enter' && optionCount > 0 && event.target === inputRef.current)
      addAt(activeIndex, isTyped && !event.shiftKey)
    else return
    event.preventDefault()
  }

  return (
    <PickerSheet ref={ref} popover="manual" role="dialog" aria-label={label} onKeyDown={handleKeyDown}>
      <PickerHeader>
        <PickerInput
          ref={inputRef}
          enterKeyHint="enter"
          role="combobox"
          aria-label={text.pickerSearch}
          aria-expanded={optionCount > 0}
          aria-controls={optionCount > 0 ? `${id}-list` : undefined}
          aria-autocomplete="list"
          aria-activedescendant={optionCount > 0 ? `${id}-${activeIndex}` : undefined}
          placeholder={text.pickerSearch}
          autoComplete="off"
          value={query}
          onChange={(event) => {
            setQuery(event.target.value)
            setActiveIndex(0)
          }}
        />
      </PickerHeader>
      {library === undefined && <Skeleton lines={4} />}
      {library !== undefined && options.length === 0 && (
        <OptionNote role="status">
          {query === '' ? `${text.libraryEmpty}. ${text.libraryEmptyHint}` : text.nothingFound(query)}
        </OptionNote>
      )}
      {isEmpty && emptyAction !== null && <PickerLinks>{emptyAction}</PickerLinks>}
      {optionCount > 0 && (
        // Clicking an option must not move focus out of the field.
        <PickerList id={`${id}-list`} role="listbox" aria-label={label} onMouseDown={(event) => event.preventDefault()}>
          {groups.map((group) => (
            <div key={group.label} role="group" aria-label={group.label}>
              <OptionGroup aria-hidden>{group.label}</OptionGroup>
              {group.items.map((item, at) => (
                <OptionRoot
                  key={item.id}
                  id={`${id}-${group.from + at}`}
                  role="option"
                  aria-selected={group.from + at === activeIndex}
                  $isActive={group.from + at === activeIndex}
                  onClick={() => addAt(group.from + at, isTyped)}
                >
                  <bdi>{item.name}</bdi>
                  <OptionDetail>
                    {item.isPlaceholder && text.placeholder}
                    {item.kcal && <MissingValue value={item.kcal} unit={text.calories} isPlain />}
                    {item.credits && <bdi> · {item.credits} </bdi>}
                    <AllergenIcons allergens={item.allergens} variant="row" />
                  </OptionDetail>
                </OptionRoot>
              ))}
            </div>
          ))}
          {hasText && (
            <OptionRoot
              id={`${id}-${options.length}`}
              role="option"
              aria-selected={activeIndex === options.length}
              $isActive={activeIndex === options.length}
              onClick={() => addAt(options.length, isTyped)}
            >
              <bdi>{text.addText(typed)}</bdi>
            </OptionRoot>
          )}
        </PickerList>
      )}
      <PickerNote>{isTyped ? text.pickerHintTyped : text.pickerHint}</PickerNote>
      <VisuallyHidden role="status">{lastAdded && text.pickerAdded(lastAdded, count)}</VisuallyHidden>
    </PickerSheet>
  )
}
