import { getIn } from 'final-form'
import { useCallback } from 'react'
import { useField, useForm } from 'react-final-form'

import { isSameValue } from './same-value.ts'
import { useKeptValue } from './use-kept-value.ts'

interface FormValueControl<Value> {
  value: Value
  /** Changes the current value, not the one from the last render. */
  update: (change: (value: Value) => Value) => void
  /** The error from the form's `validate`, after an attempted save. */
  error: unknown
  /** The error from the last rejected save, until the value changes. */
  submitError: unknown
}

/**
 * Binds a custom control, such as a grid of lines, to a value of the surrounding form. `isSame` decides whether the
 * value counts as changed. `empty` replaces an absent value; keep its identity.
 */
export function useFormValue<Value>(
  name: string,
  empty: Value,
  isSame: (a: Value, b: Value) => boolean = isSameValue,
): FormValueControl<Value> {
  const form = useForm()
  useKeptValue(name)
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
