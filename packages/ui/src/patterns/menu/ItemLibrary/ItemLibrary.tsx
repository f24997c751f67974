import { useVirtualizer } from '@tanstack/react-virtual'
import { Search } from 'lucide-react'
import { type KeyboardEvent, useDeferredValue, useId, useMemo, useRef, useState } from 'react'

import { EmptyState } from '../../../components/feedback/EmptyState/EmptyState.tsx'
import { ErrorState } from '../../../components/feedback/ErrorState/ErrorState.tsx'
import { Select } from '../../../components/fields/Select/Select.tsx'
import { Skeleton } from '../../../components/feedback/Skeleton/Skeleton.tsx'
import { TextField } from '../../../components/fields/TextField/TextField.tsx'
import { useMenuText } from '../../use-menu-text.ts'
import type { ItemLibraryProps, LibraryItem } from './item-library-types.ts'
import { LibraryHeader, LibraryList, LibraryNote, LibraryRoot, LibraryScroll } from './ItemLibrary.styles.ts'
import { LibraryRow } from './LibraryRow.tsx'
import { searchItems } from './search-items.ts'

const virtualFrom = 100
const noItems: readonly LibraryItem[] = []

/** Searchable list of menu items. Arrows and Enter work from the search field; rows are dragged by pointer. */
export function ItemLibrary({
  label,
  items,
  categories,
  targetLabel,
  error,
  onRetry,
  isReadOnly = false,
  emptyAction,
  onAdd,
}: ItemLibraryProps) {
  const text = useMenuText()
  const id = useId()
  const [query, setQuery] = useState('')
  const [category, setCategory] = useState('')
  const [activeIndex, setActiveIndex] = useState(0)
  const scrollRef = useRef<HTMLDivElement>(null)

  const searched = useDeferredValue(query)
  const found = useMemo(() => {
    const ofCategory = category ? (items ?? noItems).filter((item) => item.category === category) : (items ?? noItems)
    return searchItems(ofCategory, searched)
  }, [items, category, searched])

  const isVirtual = found.length > virtualFrom
  const virtual = useVirtualizer({
    count: found.length,
    enabled: isVirtual,
    getScrollElement: () => scrollRef.current,
    estimateSize: () => 60,
    overscan: 8,
    getItemKey: (index) => found[index]?.id ?? index,
  })

  const hasList = !error && found.length > 0
  const canAdd = !isReadOnly && targetLabel !== null
  const optionId = (index: number) => `${id}-${index}`

  function moveTo(index: number) {
    const next = Math.max(0, Math.min(found.length - 1, index))
    setActiveIndex(next)
    if (isVirtual) virtual.scrollToIndex(next)
    else document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' })
  }

  function handleKeyDown(event: KeyboardEvent) {
    const item = found[activeIndex]
    if (event.key === 'ArrowDown') moveTo(activeIndex + 1)
    else if (event.key === 'ArrowUp') moveTo(activeIndex - 1)
    else if (event.key === 'PageDown') moveTo(activeIndex + 8)
    else if (event.key === 'PageUp') moveTo(activeIndex - 8)
    else if (event.key === 'Enter' && canAdd && item) onAdd(item)
    else return
    event.preventDefault()
  }

  function row(index: number) {
    const item = found[index]
    return (
      item && (
        <LibraryRow
          key={item.id}
          id={optionId(index)}
          item={item}
          index={index}
          count={found.length}
          isActive={index === activeIndex}
          isReadOnly={isReadOnly}
          onAdd={canAdd ? onAdd : null}
        />
      )
    )
  }

  function list() {
    if (error) return <ErrorState error={error} onRetry={onRetry} />
    if (!items) return <Skeleton lines={10} />
    if (items.length === 0) {
      return (
        <EmptyState title={text.libraryEmpty} action={emptyAction}>
          {text.libraryEmptyHint}
        </EmptyState>
      )
    }
    if (found.length === 0) return <EmptyState title={text.libraryNoneFound} />
    return (
      <LibraryScroll
        ref={scrollRef}
        id={`${id}-list`}
        role="listbox"
        aria-label={label}
        aria-activedescendant={optionId(activeIndex)}
        tabIndex={0}
        onKeyDown={handleKeyDown}
      >
        {isVirtual ? (
          <LibraryList role="presentation" style={{ blockSize: virtual.getTotalSize() }}>
            {virtual.getVirtualItems().map((virtualRow) => (
              <div
                key={virtualRow.key}
                ref={virtual.measureElement}
                data-index={virtualRow.index}
                role="presentation"
                style={{ position: 'absolute', insetInline: 0, insetBlockStart: virtualRow.start }}
              >
                {row(virtualRow.index)}
              </div>
            ))}
          </LibraryList>
        ) : (
          found.map((_, index) => row(index))
        )}
      </LibraryScroll>
    )
  }

  return (
    <LibraryRoot aria-labelledby={`${id}-title`}>
      <LibraryHeader>
        <h2 id={`${id}-title`}>{label}</h2>
        {items && !error && <LibraryNote role="status">{text.libraryCount(found.length)}</LibraryNote>}
      </LibraryHeader>
      <TextField
        label={text.librarySearch}
        isLabelHidden
        placeholder={text.librarySearch}
        start={<Search aria-hidden />}
        enterKeyHint="enter"
        value={query}
        onChange={(value) => {
          setQuery(value)
          setActiveIndex(0)
        }}
        role="combobox"
        aria-expanded={hasList}
        aria-controls={hasList ? `${id}-list` : undefined}
        aria-autocomplete="list"
        aria-activedescendant={hasList ? optionId(activeIndex) : undefined}
        autoComplete="off"
        onKeyDown={handleKeyDown}
      />
      <Select
        label={text.libraryCategory}
        isLabelHidden
        value={category}
        onChange={(value) => {
          setCategory(value)
          setActiveIndex(0)
        }}
        options={[
          { value: '', label: text.libraryAllCategories },
          ...categories.map(({ id: value, label: name }) => ({ value, label: name })),
        ]}
      />
      {!isReadOnly && (
        <LibraryNote>{targetLabel === null ? text.libraryNoTarget : text.libraryTarget(targetLabel)}</LibraryNote>
      )}
      {list()}
    </LibraryRoot>
  )
}
