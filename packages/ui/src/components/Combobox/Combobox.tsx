import { useCombobox } from 'downshift'
import { ChevronDown, X } from 'lucide-react'
import { type ReactNode, useState } from 'react'

import { useUiText } from '../../text/UiText.ts'
import { Field, type FieldProps } from '../Field/Field.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { usePopup } from '../Popup/use-popup.ts'
import { ComboboxBox, ComboboxButtons, ComboboxInput, ComboboxSheet } from './Combobox.styles.ts'
import { ComboboxOptions } from './ComboboxOptions.tsx'

export interface ComboboxProps<Option> extends FieldProps {
  value: Option | null
  onChange: (option: Option | null) => void
  /** `undefined` while they are on their way. */
  options: readonly Option[] | undefined
  /** What loading them failed with. */
  optionsError?: unknown
  getLabel: (option: Option) => string
  getKey: (option: Option) => string | number
  /** What an option looks like, where its label is not enough. */
  renderOption?: ((option: Option) => ReactNode) | undefined
  /** The caller searches: it gets what was typed and gives the options that fit. Without it the labels are searched. */
  onQueryChange?: ((query: string) => void) | undefined
  placeholder?: string | undefined
  disabled?: boolean | undefined
  id?: string | undefined
}

/** One choice out of many: type to search, arrows to move, Enter to choose, Escape to leave things as they were. */
export function Combobox<Option>(props: ComboboxProps<Option>) {
  const { label, value, onChange, options, getLabel, getKey, onQueryChange, placeholder, disabled = false } = props
  const text = useUiText()
  const [query, setQuery] = useState('')
  const needle = query.trim().toLocaleLowerCase()
  const found =
    onQueryChange || !needle
      ? [...(options ?? [])]
      : (options ?? []).filter((option) => getLabel(option).toLocaleLowerCase().includes(needle))
  const labelOf = (option: Option | null) => (option === null ? '' : getLabel(option))

  function search(next: string) {
    if (next === query) return
    setQuery(next)
    onQueryChange?.(next)
  }

  const combobox = useCombobox<Option>({
    items: found,
    itemToString: labelOf,
    itemToKey: (option) => (option === null ? null : getKey(option)),
    selectedItem: value,
    // The list scrolls itself: most of its options are not drawn.
    scrollIntoView: () => undefined,
    stateReducer(state, { type, changes }) {
      if (type === useCombobox.stateChangeTypes.InputBlur) {
        // Leaving the field chooses nothing; an emptied field means none.
        const kept = state.inputValue === '' ? null : state.selectedItem
        return { ...changes, selectedItem: kept, inputValue: labelOf(kept) }
      }
      if (type === useCombobox.stateChangeTypes.InputKeyDownEscape) {
        return { ...changes, selectedItem: state.selectedItem, inputValue: labelOf(state.selectedItem) }
      }
      // While one types the best match is ready for Enter; on opening the chosen option is in sight.
      return type === useCombobox.stateChangeTypes.InputChange ? { ...changes, highlightedIndex: 0 } : changes
    },
    onSelectedItemChange: ({ selectedItem }) => onChange(selectedItem),
    onStateChange({ type, inputValue, isOpen }) {
      if (type === useCombobox.stateChangeTypes.InputChange) search(inputValue ?? '')
      else if (isOpen === false) search('')
    },
  })
  const { isOpen, highlightedIndex } = combobox
  const { anchorRef, popupRef } = usePopup<HTMLDivElement, HTMLDivElement>({ isOpen, isAnchorWide: true })

  return (
    <Field
      label={label}
      isLabelHidden={props.isLabelHidden ?? false}
      hint={props.hint}
      error={props.error}
      required={props.required}
      id={props.id}
    >
      {(control) => (
        <ComboboxBox ref={anchorRef}>
          <ComboboxInput
            {...combobox.getInputProps({ id: control.id, disabled, placeholder, 'aria-label': label })}
            {...control}
            aria-label={undefined}
            {...(found[highlightedIndex] === undefined && { 'aria-activedescendant': undefined })}
          />
          <ComboboxButtons>
            {value !== null && !disabled && (
              <IconButton label={text.clear} onClick={() => combobox.selectItem(null)}>
                <X aria-hidden />
              </IconButton>
            )}
            <IconButton label={text.showOptions} {...combobox.getToggleButtonProps({ disabled })}>
              <ChevronDown aria-hidden />
            </IconButton>
          </ComboboxButtons>
          <ComboboxSheet
            ref={popupRef}
            popover="manual"
            hidden={!isOpen}
            onMouseDown={(event) => event.preventDefault()}
          >
            <ComboboxOptions
              listProps={combobox.getMenuProps({ 'aria-label': label }, { suppressRefError: true })}
              getOptionProps={(option, index) => combobox.getItemProps({ item: option, index })}
              options={isOpen ? found : []}
              isLoading={options === undefined && !props.optionsError}
              error={props.optionsError}
              getKey={getKey}
              selectedKey={value === null ? null : getKey(value)}
              render={props.renderOption ?? getLabel}
              highlightedIndex={highlightedIndex}
            />
          </ComboboxSheet>
        </ComboboxBox>
      )}
    </Field>
  )
}
