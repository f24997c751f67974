import { TextField, type TextFieldProps } from '../TextField/TextField.tsx'

export type NumberFieldProps = Omit<TextFieldProps, 'type' | 'inputMode'>

/**
 * A number as a decimal string, kept as typed: "1.50" stays "1.50", and empty is unknown, not zero. The caller
 * validates it. Not `type="number"`, which drops unreadable text and changes with the mouse wheel.
 */
export function NumberField(props: NumberFieldProps) {
  return <TextField autoComplete="off" {...props} inputMode="decimal" />
}
