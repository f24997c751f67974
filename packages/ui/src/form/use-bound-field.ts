import { useField } from 'react-final-form'

interface Binding<Value> {
  value: Value
  onChange: (value: Value) => void
  onBlur: () => void
  /** Shown once the field was changed or left, or the form refused; a refusal goes when the field changes. */
  error: string | undefined
}

/** Ties a controlled field to a name of the form around it. */
export function useBoundField<Value>(name: string, empty: Value): Binding<Value> {
  const { input, meta } = useField<Value | undefined>(name, {
    // final-form would drop an emptied field from the values; here '' is a value like any other.
    format: (value: Value | undefined) => value ?? empty,
    parse: (value: Value) => value,
    allowNull: true,
  })
  const isSeen = meta.touched || meta.modified || meta.submitFailed
  const error: unknown = (isSeen && meta.error) || (!meta.dirtySinceLastSubmit && meta.submitError)

  return {
    value: input.value ?? empty,
    onChange: input.onChange,
    onBlur: () => input.onBlur(),
    error: typeof error === 'string' ? error : undefined,
  }
}
