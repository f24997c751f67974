import { TextField, type TextFieldProps } from '../TextField/TextField.tsx'

export type NumberFieldProps = Omit<TextFieldProps, 'type' | 'inputMode'>

/**
 * An amount as a decimal string, kept as typed: "1.50" stays "1.50", an empty field is unknown, not zero. The caller
 * says what is no number. It is no `type="number"`, which drops what it cannot read and changes under a mouse wheel.
 */
export function NumberField(props: NumberFieldProps) {
  return <TextField autoComplete="off" {...props} inputMode="decimal" />
}
