import { type KeyboardEvent, memo, type ReactNode, useId, useMemo, useState } from 'react'

import { useStableCallback } from '../../../hooks/use-stable-callback.ts'
import { requireLabel } from '../../../text/require-label.ts'
import { useUiText } from '../../../text/UiText.ts'
import { VisuallyHidden } from '../../display/VisuallyHidden/VisuallyHidden.ts'
import { Checkbox } from '../Checkbox/Checkbox.tsx'
import { makeSearch } from '../Combobox/search-options.ts'
import type { FieldProps } from '../Field/Field.tsx'
import { FieldHint, FieldMark } from '../Field/Field.styles.ts'
import { FieldProblem } from '../Field/FieldProblem.tsx'
import { RadioLegend, RadioRow, RadioText } from '../RadioGroup/RadioGroup.styles.ts'
import { TextField } from '../TextField/TextField.tsx'
import { CheckInput, GroupCount, GroupHeader, GroupList, GroupRoot } from './CheckboxGroup.styles.ts'

export interface CheckboxOption<Value extends string | number = number> {
  value: Value
  label: string
  /** Shown below the option: why it cannot be changed. */
  hint?: ReactNode
  disabled?: boolean
  /** Shown as checked and disabled because it is selected elsewhere. Not part of the value. */
  isTaken?: boolean
}

export interface CheckboxGroupProps<Value extends string | number = number> extends FieldProps {
  /** The selected options, in the order of the options. */
  value: readonly Value[]
  onChange: (value: readonly Value[]) => void
  /** Called when focus leaves the group. */
  onBlur?: (() => void) | undefined
  options: readonly CheckboxOption<Value>[]
  /** Label of the search, shown for long lists. */
  searchLabel?: string
  /** Label of the checkbox that selects all available options matching the search; `count` is their number. */
  selectAllText?: (count: string) => string
  /** "3 of 300 selected" */
  countText?: (chosen: string, all: string) => string
}

/** Lists of this length or more have a search. */
const manyOptions = 12

/** Any number of options from a list. Long lists can be searched, with all matches selected at once. */
export function CheckboxGroup<Value extends string | number = number>({
  label,
  isLabelHidden = false,
  hint,
  error,
  required,
  value,
  onChange,
  onBlur,
  options,
  searchLabel,
  selectAllText,
  countText,
}: CheckboxGroupProps<Value>) {
  const text = useUiText()
  const id = useId()
  const [query, setQuery] = useState('')
  requireLabel('CheckboxGroup', label)
  const chosen = useMemo(() => new Set(value), [value])
  const search = useMemo(() => makeSearch(options, (option) => option.label), [options])
  const found = search(query)
  const free = found.filter(({ disabled, isTaken }) => !disabled && !isTaken)
  const freeChosen = free.filter((option) => chosen.has(option.value)).length
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')

  function set(changed: readonly Value[], isChosen: boolean) {
    const next = new Set(chosen)
    for (const one of changed) {
      if (isChosen) next.add(one)
      else next.delete(one)
    }
    // In the order of the options, so that reselecting gives the same value.
    onChange(options.flatMap((option) => (next.has(option.value) ? option.value : [])))
  }
  const handleToggle = useStableCallback((one: string | number, isChosen: boolean) =>
    set(
      options.flatMap((option) => (option.value === one ? option.value : [])),
      isChosen,
    ),
  )

  function handleSearchKey(event: KeyboardEvent) {
    // Enter would submit the surrounding form.
    if (event.key === 'Enter') event.preventDefault()
  }

  const legend = (
    <>
      {label.trim() === '' ? text.noLabel : label}
      {required && <FieldMark aria-hidden> *</FieldMark>}
    </>
  )
  return (
    <GroupRoot
      aria-describedby={describedBy || undefined}
      aria-invalid={error ? true : undefined}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && onBlur?.()}
    >
      <RadioLegend>{isLabelHidden ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}</RadioLegend>
      <GroupHeader>
        {searchLabel && options.length >= manyOptions && (
          <TextField
            type="search"
            label={searchLabel}
            isLabelHidden
            placeholder={searchLabel}
            value={query}
            onChange={setQuery}
            onKeyDown={handleSearchKey}
          />
        )}
        {selectAllText && (
          <Checkbox
            label={selectAllText(text.number(free.length))}
            checked={freeChosen === 0 ? false : freeChosen === free.length ? true : 'mixed'}
            disabled={free.length === 0}
            onChange={() =>
              set(
                free.map((option) => option.value),
                freeChosen < free.length,
              )
            }
          />
        )}
        {countText && (
          <GroupCount role="status">
            {/* "3 of 300" keeps its order inside right-to-left text. */}
            <bdi>{countText(text.number(chosen.size), text.number(options.length))}</bdi>
          </GroupCount>
        )}
      </GroupHeader>
      <GroupList $isMany={options.length >= manyOptions}>
        {found.map((option) => (
          <Option
            key={option.value}
            {...option}
            id={`${id}-${option.value}`}
            isChosen={chosen.has(option.value)}
            onToggle={handleToggle}
          />
        ))}
        {found.length === 0 && <FieldHint>{text.noneFound}</FieldHint>}
      </GroupList>
      {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
      {error && <FieldProblem id={`${id}-error`}>{error}</FieldProblem>}
    </GroupRoot>
  )
}

interface OptionProps extends CheckboxOption<string | number> {
  id: string
  isChosen: boolean
  onToggle: (value: string | number, isChosen: boolean) => void
}

/** Re-renders only when its own props change: a click among 300 options responds immediately. */
const Option = memo(function Option({ value, label, hint, disabled, isTaken, id, isChosen, onToggle }: OptionProps) {
  return (
    <RadioRow>
      <CheckInput
        type="checkbox"
        id={id}
        checked={isChosen || Boolean(isTaken)}
        disabled={disabled || isTaken}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={(event) => onToggle(value, event.target.checked)}
      />
      <RadioText>
        <label htmlFor={id}>
          <bdi>{label}</bdi>
        </label>
        {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
      </RadioText>
    </RadioRow>
  )
})
