import * as checkbox from '../components/fields/Checkbox/Checkbox.tsx'
import * as checkboxGroup from '../components/fields/CheckboxGroup/CheckboxGroup.tsx'
import * as combobox from '../components/fields/Combobox/Combobox.tsx'
import { isTooLong, countCharacters } from '../components/fields/Field/character-limit.ts'
import * as fileDrop from '../components/fields/FileDrop/FileDrop.tsx'
import * as moneyField from '../components/fields/MoneyField/MoneyField.tsx'
import * as numberField from '../components/fields/NumberField/NumberField.tsx'
import * as passwordField from '../components/fields/PasswordField/PasswordField.tsx'
import { phoneDigits, phoneProblem } from '../components/fields/PhoneField/phone.ts'
import * as phoneField from '../components/fields/PhoneField/PhoneField.tsx'
import * as quantityField from '../components/fields/QuantityField/QuantityField.tsx'
import * as radioGroup from '../components/fields/RadioGroup/RadioGroup.tsx'
import * as select from '../components/fields/Select/Select.tsx'
import * as switchField from '../components/fields/Switch/Switch.tsx'
import * as textArea from '../components/fields/TextArea/TextArea.tsx'
import * as textField from '../components/fields/TextField/TextField.tsx'
import { useUiText } from '../text/UiText.ts'
import { useBoundField } from './use-bound-field.ts'

/** The form provides these props; the others are the field's own. */
type Bound<Props> = Omit<Props, 'value' | 'checked' | 'onChange' | 'onBlur' | 'error' | 'name'> & {
  /** Name or path of the value: "lines[0].amount". */
  name: string
}

/** Rejects a text longer than `maxLength`; the error states how many characters are too many. */
function useBoundText(name: string, maxLength = Infinity) {
  const text = useUiText()
  return useBoundField(name, '', (value) =>
    isTooLong(value, maxLength)
      ? text.tooLong(text.number(countCharacters(value) - maxLength), text.number(maxLength))
      : undefined,
  )
}

/** `TextField` bound to a form value, a string. `onLeave` runs when focus leaves it. */
export function TextField({ name, onLeave, ...rest }: Bound<textField.TextFieldProps> & { onLeave?: () => unknown }) {
  const bound = useBoundText(name, rest.maxLength)

  function handleBlur() {
    bound.onBlur()
    onLeave?.()
  }

  return <textField.TextField {...rest} name={name} {...bound} onBlur={handleBlur} />
}

/** `TextArea` bound to a form value, a string. */
export function TextArea({ name, ...rest }: Bound<textArea.TextAreaProps>) {
  return <textArea.TextArea {...rest} name={name} {...useBoundText(name, rest.maxLength)} />
}

/** `NumberField` bound to a form value, a decimal string; '' is unknown. */
export function NumberField({ name, ...rest }: Bound<numberField.NumberFieldProps>) {
  return <numberField.NumberField {...rest} name={name} {...useBoundText(name, rest.maxLength)} />
}

/** `MoneyField` bound to a form value, a decimal string; '' is unknown. The form's `validate` uses `parseMoney`. */
export function MoneyField({ name, ...rest }: Bound<moneyField.MoneyFieldProps>) {
  return <moneyField.MoneyField {...rest} name={name} {...useBoundField(name, '')} />
}

/** `QuantityField` bound to a form value, `{ amount, unit }`. Its `parse` also serves the form's `validate`. */
export function QuantityField({ name, ...rest }: Bound<quantityField.QuantityFieldProps>) {
  const empty = { amount: '', unit: rest.units[0]?.value ?? '' }
  return <quantityField.QuantityField {...rest} name={name} {...useBoundField<quantityField.Quantity>(name, empty)} />
}

/** `PasswordField` bound to a form value, a string. */
export function PasswordField({ name, ...rest }: Bound<passwordField.PasswordFieldProps>) {
  return <passwordField.PasswordField {...rest} name={name} {...useBoundText(name, rest.maxLength)} />
}

/** `PhoneField` bound to a form value, up to ten digits. The form's `validate` uses `phoneProblem`. */
export function PhoneField({ name, ...rest }: Bound<phoneField.PhoneFieldProps>) {
  const text = useUiText()
  const bound = useBoundField(name, '', (value) =>
    phoneProblem(value) === 'tooLong' ? text.tooManyDigits(text.number(phoneDigits)) : undefined,
  )
  return <phoneField.PhoneField {...rest} name={name} {...bound} />
}

/** `Select` bound to a form value, the value of an option or ''. */
export function Select({ name, ...rest }: Bound<select.SelectProps>) {
  return <select.Select {...rest} name={name} {...useBoundField(name, '')} />
}

/** `RadioGroup` bound to a form value, the value of an option or ''. */
export function RadioGroup({ name, ...rest }: Bound<radioGroup.RadioGroupProps>) {
  return <radioGroup.RadioGroup {...rest} name={name} {...useBoundField(name, '')} />
}

/** `Checkbox` bound to a form value, a boolean. */
export function Checkbox({ name, ...rest }: Bound<checkbox.CheckboxProps>) {
  const { value, ...bound } = useBoundField(name, false)
  return <checkbox.Checkbox {...rest} name={name} checked={value} {...bound} />
}

/** `CheckboxGroup` bound to a form value, a list of the options' values. */
export function CheckboxGroup<Value extends string | number = number>({
  name,
  ...rest
}: Bound<checkboxGroup.CheckboxGroupProps<Value>>) {
  return <checkboxGroup.CheckboxGroup<Value> {...rest} {...useBoundField<readonly Value[]>(name, [])} />
}

/** `Switch` bound to a form value, a boolean. */
export function Switch({ name, ...rest }: Bound<switchField.SwitchProps>) {
  const { value, ...bound } = useBoundField(name, false)
  return <switchField.Switch {...rest} checked={value} {...bound} />
}

/** `FileDrop` bound to a form value, a file or null. */
export function FileDrop({ name, ...rest }: Bound<fileDrop.FileDropProps>) {
  return <fileDrop.FileDrop {...rest} {...useBoundField<File | null>(name, null)} />
}

/** `Combobox` bound to a form value, an option or null. */
export function Combobox<Option>({ name, ...rest }: Bound<combobox.ComboboxProps<Option>>) {
  return <combobox.Combobox<Option> {...rest} {...useBoundField<Option | null>(name, null)} />
}
