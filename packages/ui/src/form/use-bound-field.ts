import { useField } from 'react-final-form'

import { errorMessages } from './error-messages.ts'
import { isSameValue } from './same-value.ts'

interface Binding<Value> {
  value: Value
  onChange: (value: Value) => void
  onBlur: () => void
  /** Shown once the field was changed or left, or the form refused; a refusal goes when the field changes. */
  error: string | undefined
}

/**
 * Ties a controlled field to a name of the form around it. `check` says what the field itself finds wrong with a value,
 * before the form's `validate` does.
 */
export function useBoundField<Value>(
  name: string,
  empty: Value,
  check?: (value: Value) => string | undefined,
): Binding<Value> {
  const { input, meta } = useField<Value | undefined>(name, {
    // final-form would drop an emptied field from the values; here '' is a value like any other.
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
    onBlur: () => input.onBlur(),
    // A value of several parts may hold a sentence for each: the first one is said.
    error: errorMessages(error)[0],
  }
}
