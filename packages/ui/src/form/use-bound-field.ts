import { useField } from 'react-final-form'

import { useAfterPress } from '../hooks/use-after-press.ts'
import { errorMessages } from './error-messages.ts'
import { isSameValue } from './same-value.ts'
import { useKeptValue } from './use-kept-value.ts'

interface Binding<Value> {
  value: Value
  onChange: (value: Value) => void
  onBlur: () => void
  /** Set once the field was changed or left, or a save was rejected. A server error is cleared when the field changes. */
  error: string | undefined
}

/**
 * Binds a controlled field to a value of the surrounding form. `check` returns the field's own error for a value, if
 * any; it runs before the form's `validate`.
 */
export function useBoundField<Value>(
  name: string,
  empty: Value,
  check?: (value: Value) => string | undefined,
): Binding<Value> {
  useKeptValue(name)
  const afterPress = useAfterPress()
  const { input, meta } = useField<Value | undefined>(name, {
    // Without these, final-form would drop an emptied field from the values.
    format: (value: Value | undefined) => value ?? empty,
    parse: (value: Value) => value,
    allowNull: true,
    isEqual: (a: Value | undefined, b: Value | undefined) => isSameValue(a ?? empty, b ?? empty),
    ...(check && { validate: (value: Value | undefined) => check(value ?? empty) }),
  })
  const isSeen = meta.touched || meta.modified || meta.submitFailed
  const error: unknown = (isSeen && meta.error) || (!meta.dirtySinceLastSubmit && meta.submitError)

  return {
    value: input.value ?? empty,
    onChange: input.onChange,
    onBlur: () => afterPress(() => input.onBlur()),
    // A value with several parts may have an error for each; show the first.
    error: errorMessages(error)[0],
  }
}
