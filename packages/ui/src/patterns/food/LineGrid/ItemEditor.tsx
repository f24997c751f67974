import { type ChangeEvent, type KeyboardEvent, useId, useState } from 'react'

import { usePopup } from '../../../hooks/use-popup.ts'
import { PopupSheet } from '../../../components/overlays/Popup/Popup.styles.ts'
import { useMenuText } from '../../use-menu-text.ts'
import { OptionDetail, OptionGroup, OptionNote, OptionRoot } from '../../options.styles.ts'
import { CellInput } from './LineCell.styles.ts'
import type { LineGridProps, LineGridRow, LineOption, LinePatch } from './line-grid-types.ts'
import { useItemSearch } from './use-item-search.ts'

interface ItemEditorProps {
  row: LineGridRow
  label: string
  searchItems: LineGridProps['searchItems']
  onPatch: (patch: LinePatch) => void
  /** Called when an option is clicked: the grid takes focus back. */
  onPicked: () => void
}

/** Searches for an ingredient or recipe inside a cell. Focus stays in the field; Enter and Tab select the active option. */
export function ItemEditor({ row, label, searchItems, onPatch, onPicked }: ItemEditorProps) {
  const text = useMenuText()
  const id = useId()
  const query = row.item?.label ?? row.itemText
  const [isOpen, setIsOpen] = useState(true)
  // No option is active while the chosen item is shown, so moving through cells changes nothing.
  const [activeIndex, setActiveIndex] = useState(row.item || row.itemText === '' ? -1 : 0)
  const { status, options } = useItemSearch(query, searchItems)
  const { anchorRef, popupRef } = usePopup<HTMLInputElement, HTMLDivElement>({ isOpen, isAnchorWide: true })
  // Enter does not select options of an older query.
  const active = isOpen && status === 'done' ? options[activeIndex] : undefined

  function pick(option: LineOption) {
    onPatch({ item: { id: option.id, label: option.label }, itemText: '' })
    setIsOpen(false)
  }

  function moveTo(index: number) {
    const next = (index + options.length) % options.length
    setIsOpen(true)
    setActiveIndex(next)
    popupRef.current?.querySelector(`[data-index="${next}"]`)?.scrollIntoView({ block: 'nearest' })
  }

  function handleKeyDown(event: KeyboardEvent) {
    if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && !event.altKey) {
      event.preventDefault()
      event.stopPropagation()
      if (options.length === 0) return
      if (event.key === 'ArrowDown') moveTo(activeIndex + 1)
      else moveTo(activeIndex < 0 ? options.length - 1 : activeIndex - 1)
    } else if (event.key === 'Escape' && isOpen && row.itemText !== '') {
      // The first Escape closes the list, the second cancels the edit.
      event.preventDefault()
      event.stopPropagation()
      setIsOpen(false)
    } else if ((event.key === 'Enter' || event.key === 'Tab') && active) pick(active)
  }

  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    const itemText = event.target.value
    setIsOpen(true)
    setActiveIndex(itemText === '' ? -1 : 0)
    onPatch({ item: null, itemText })
  }

  return (
    <>
      <CellInput
        ref={anchorRef}
        autoFocus
        role="combobox"
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-list` : undefined}
        aria-autocomplete="list"
        aria-activedescendant={active ? `${id}-${activeIndex}` : undefined}
        autoComplete="off"
        spellCheck={false}
        placeholder={text.searchItem}
        value={query}
        onFocus={({ currentTarget: input }) => {
          // Typing replaces a chosen item; a letter typed on the cell is kept.
          if (row.item) input.select()
          else input.setSelectionRange(input.value.length, input.value.length)
        }}
        onChange={handleChange}
        onKeyDown={handleKeyDown}
      />
      {isOpen && (
        // Clicking an option must not move focus out of the field.
        <PopupSheet ref={popupRef} popover="manual" onMouseDown={(event) => event.preventDefault()}>
          <div role="listbox" id={`${id}-list`} aria-label={text.searchItem} aria-busy={status === 'searching'}>
            {groupsOf(options).map((group) => (
              <div key={group.label} role="group" aria-label={group.label}>
                <OptionGroup aria-hidden>{group.label}</OptionGroup>
                {group.options.map(({ option, index }) => (
                  <OptionRoot
                    key={option.id}
                    id={`${id}-${index}`}
                    data-index={index}
                    role="option"
                    aria-selected={option.id === row.item?.id}
                    $isActive={active === option}
                    onClick={(event) => {
                      event.stopPropagation()
                      pick(option)
                      onPicked()
                    }}
                  >
                    <bdi>{option.label}</bdi>
                    {option.detail && <OptionDetail>{option.detail}</OptionDetail>}
                  </OptionRoot>
                ))}
              </div>
            ))}
          </div>
          {options.length === 0 && (
            <OptionNote role="status">
              {status === 'searching'
                ? text.searching
                : status === 'failed'
                  ? text.searchFailed
                  : text.nothingFound(query)}
            </OptionNote>
          )}
        </PopupSheet>
      )}
    </>
  )
}

/** Options arrive sorted by group; each keeps its index in the whole list. */
function groupsOf(options: readonly LineOption[]) {
  const groups = Map.groupBy(
    options.map((option, index) => ({ option, index })),
    ({ option }) => option.group,
  )
  return [...groups].map(([label, members]) => ({ label, options: members }))
}
