import { getIn } from 'final-form'
import { useCallback } from 'react'
import { useField, useForm } from 'react-final-form'

import { isSameValue } from './same-value.ts'

interface FormValueControl<Value> {
  value: Value
  /** Changes the value as it is now, not as it was when this was rendered. */
  update: (change: (value: Value) => Value) => void
  /** What the form's `validate` found, once a save was tried. */
  error: unknown
  /** What the last save was rejected for, until the value changes. */
  submitError: unknown
}

/**
 * Ties a control of the caller's own to a value of the surrounding form, such as a grid of lines. `isSame` decides
 * whether the value counts as changed. `empty` replaces an absent value; keep its identity.
 */
export function useFormValue<Value>(
  name: string,
  empty: Value,
  isSame: (a: Value, b: Value) => boolean = isSameValue,
): FormValueControl<Value> {
  const form = useForm()
  const { input, meta } = useField<Value | undefined>(name, {
    format: (value: Value | undefined) => value ?? empty,
    parse: (value: Value) => value,
    isEqual: (a: Value | undefined, b: Value | undefined) => isSame(a ?? empty, b ?? empty),
    allowNull: true,
  })
  const update = useCallback(
    (change: (value: Value) => Value) =>
      form.change(name, change((getIn(form.getState().values, name) as Value | undefined) ?? empty)),
    [form, name, empty],
  )

  return {
    value: input.value ?? empty,
    update,
    error: meta.submitFailed ? (meta.error as unknown) : undefined,
    submitError: meta.dirtySinceLastSubmit ? undefined : (meta.submitError as unknown),
  }
}
