import * as checkbox from '../components/Checkbox/Checkbox.tsx'
import * as combobox from '../components/Combobox/Combobox.tsx'
import * as numberField from '../components/NumberField/NumberField.tsx'
import * as passwordField from '../components/PasswordField/PasswordField.tsx'
import * as select from '../components/Select/Select.tsx'
import * as textArea from '../components/TextArea/TextArea.tsx'
import * as textField from '../components/TextField/TextField.tsx'
import { useBoundField } from './use-bound-field.ts'

/** What the form gives a field: the rest of its props stay as they are. */
type Bound<Props> = Omit<Props, 'value' | 'checked' | 'onChange' | 'onBlur' | 'error' | 'name'> & {
  /** Name of the value; a path reaches into lists: "lines[0].amount". */
  name: string
}

/** `TextField` tied to a value of the form, a string. */
export function TextField({ name, ...rest }: Bound<textField.TextFieldProps>) {
  return <textField.TextField {...rest} name={name} {...useBoundField(name, '')} />
}

/** `TextArea` tied to a value of the form, a string. */
export function TextArea({ name, ...rest }: Bound<textArea.TextAreaProps>) {
  return <textArea.TextArea {...rest} name={name} {...useBoundField(name, '')} />
}

/** `NumberField` tied to a value of the form, a decimal string; '' is unknown. */
export function NumberField({ name, ...rest }: Bound<numberField.NumberFieldProps>) {
  return <numberField.NumberField {...rest} name={name} {...useBoundField(name, '')} />
}

/** `PasswordField` tied to a value of the form, a string. */
export function PasswordField({ name, ...rest }: Bound<passwordField.PasswordFieldProps>) {
  return <passwordField.PasswordField {...rest} name={name} {...useBoundField(name, '')} />
}

/** `Select` tied to a value of the form, the value of an option or ''. */
export function Select({ name, ...rest }: Bound<select.SelectProps>) {
  return <select.Select {...rest} name={name} {...useBoundField(name, '')} />
}

/** `Checkbox` tied to a value of the form, a boolean. */
export function Checkbox({ name, ...rest }: Bound<checkbox.CheckboxProps>) {
  const { value, onChange, error } = useBoundField(name, false)
  return <checkbox.Checkbox {...rest} name={name} checked={value} onChange={onChange} error={error} />
}

/** `Combobox` tied to a value of the form, an option or null. */
export function Combobox<Option>({ name, ...rest }: Bound<combobox.ComboboxProps<Option>>) {
  const { value, onChange, error } = useBoundField<Option | null>(name, null)
  return <combobox.Combobox<Option> {...rest} value={value} onChange={onChange} error={error} />
}
