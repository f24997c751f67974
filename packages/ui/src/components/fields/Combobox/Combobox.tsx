import { useCombobox } from 'downshift'
import { ChevronDown, X } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useMemo, useRef, useState } from 'react'

import { useUiText } from '../../../text/UiText.ts'
import { Field, type FieldProps } from '../Field/Field.tsx'
import { IconButton } from '../../actions/IconButton/IconButton.tsx'
import { usePopup } from '../../../hooks/use-popup.ts'
import { ComboboxBox, ComboboxButtons, ComboboxInput, ComboboxSheet, ComboboxText } from './Combobox.styles.ts'
import { ComboboxOptions } from './ComboboxOptions.tsx'
import { makeSearch } from './search-options.ts'

export interface ComboboxProps<Option> extends FieldProps {
  value: Option | null
  onChange: (option: Option | null) => void
  onBlur?: (() => void) | undefined
  /** `undefined` while loading. Keep the identity of an unchanged list. */
  options: readonly Option[] | undefined
  /** The error of a failed load. */
  optionsError?: unknown
  /** Loads again after an error, by a button or Enter in the field. */
  onRetry?: (() => void) | undefined
  getLabel: (option: Option) => string
  getKey: (option: Option) => string | number
  /** Renders an option, if its label is not enough. */
  renderOption?: ((option: Option) => ReactNode) | undefined
  /**
   * For callers that search themselves: receives the typed text and updates `options`. Without it the labels are
   * searched.
   */
  onQueryChange?: ((query: string) => void) | undefined
  /** The caller's search is under way: of the earlier options, only those whose labels match can be chosen. */
  isSearching?: boolean | undefined
  placeholder?: string | undefined
  disabled?: boolean | undefined
  /** Shows the selection as text that can be focused and copied. */
  readOnly?: boolean | undefined
  id?: string | undefined
}

/**
 * One choice out of many: type to search; arrow keys, Home, End and page keys move; Enter selects; Escape cancels.
 * Screen readers hear the number of matches.
 */
export function Combobox<Option>({ readOnly = false, ...props }: ComboboxProps<Option>) {
  return readOnly ? <ReadOnlyCombobox {...props} /> : <SearchCombobox {...props} />
}

function ReadOnlyCombobox<Option>({
  label,
  isLabelHidden = false,
  hint,
  error,
  required,
  id,
  ...rest
}: EditableProps<Option>) {
  return (
    <Field {...{ label, isLabelHidden, hint, error, required, id }}>
      {(control) => <ComboboxText {...control} readOnly value={rest.value === null ? '' : rest.getLabel(rest.value)} />}
    </Field>
  )
}

type EditableProps<Option> = Omit<ComboboxProps<Option>, 'readOnly'>

function SearchCombobox<Option>(props: EditableProps<Option>) {
  const { label, value, onChange, options, optionsError, onRetry, getLabel, getKey, onQueryChange } = props
  const { placeholder, disabled = false, isSearching = false } = props
  const text = useUiText()
  const inputRef = useRef<HTMLInputElement>(null)
  const listRef = useRef<HTMLUListElement>(null)
  const [query, setQuery] = useState('')

  // Uses the labels of the list's first render: `getLabel` is usually a new function on every render.
  // oxlint-disable-next-line react/exhaustive-deps -- a list of 10,000 would be read again at every key
  const searchLabels = useMemo(() => makeSearch(options ?? [], getLabel), [options])
  const search = onQueryChange && !isSearching ? '' : query
  const found = useMemo(() => [...searchLabels(search)], [searchLabels, search])
  const labelOf = (option: Option | null) => (option === null ? '' : getLabel(option))
  const isFailed = optionsError !== undefined && optionsError !== null

  function handleQuery(next: string) {
    if (next === query) return
    setQuery(next)
    onQueryChange?.(next)
  }

  const combobox = useCombobox<Option>({
    items: found,
    itemToString: labelOf,
    itemToKey: (option) => (option === null ? null : getKey(option)),
    selectedItem: value,
    // The list scrolls itself: most of its options are not rendered.
    scrollIntoView: () => undefined,
    stateReducer(state, { type, changes }) {
      if (type === useCombobox.stateChangeTypes.InputBlur) {
        // Leaving the field selects nothing; an empty field clears the selection.
        const kept = state.inputValue === '' ? null : state.selectedItem
        return { ...changes, selectedItem: kept, inputValue: labelOf(kept) }
      }
      if (type === useCombobox.stateChangeTypes.InputKeyDownEscape) {
        return { ...changes, selectedItem: state.selectedItem, inputValue: labelOf(state.selectedItem) }
      }
      // While typing, the best match is ready for Enter; on opening, the selected option is visible.
      return type === useCombobox.stateChangeTypes.InputChange ? { ...changes, highlightedIndex: 0 } : changes
    },
    onSelectedItemChange: ({ selectedItem }) => onChange(selectedItem),
    onStateChange({ type, inputValue, isOpen }) {
      if (type === useCombobox.stateChangeTypes.InputChange) handleQuery(inputValue ?? '')
      else if (isOpen === false) handleQuery('')
    },
  })
  const { isOpen, highlightedIndex } = combobox
  const { anchorRef, popupRef } = usePopup<HTMLDivElement, HTMLDivElement>({ isOpen, isAnchorWide: true })

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !isOpen || found[highlightedIndex] !== undefined) return
    // Nothing to select: keeps the list open and the surrounding form from being submitted.
    event.preventDefault()
    Object.assign(event.nativeEvent, { preventDownshiftDefault: true })
    if (isFailed) onRetry?.()
  }

  function handleClear() {
    combobox.selectItem(null)
    inputRef.current?.focus()
  }

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
            {...combobox.getInputProps({
              id: control.id,
              ref: inputRef,
              disabled,
              placeholder,
              'aria-label': label,
              onKeyDown: handleKeyDown,
              onBlur: props.onBlur,
            })}
            {...control}
            aria-label={undefined}
            {...(found[highlightedIndex] === undefined && { 'aria-activedescendant': undefined })}
          />
          <ComboboxButtons>
            {value !== null && !disabled && (
              <IconButton label={text.clear} onClick={handleClear}>
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
              // Without the list, downshift treats a tap on an option as one outside, and closes before it counts.
              listProps={combobox.getMenuProps({ 'aria-label': label, ref: listRef }, { suppressRefError: true })}
              listRef={listRef}
              getOptionProps={(option, index) => combobox.getItemProps({ item: option, index })}
              options={isOpen ? found : []}
              isLoading={(options === undefined || (isSearching && found.length === 0)) && !isFailed}
              error={isFailed ? optionsError : undefined}
              onRetry={onRetry}
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
