// The form entry: fields bound to final-form, which the root entry does not load.
export {
  Checkbox,
  CheckboxGroup,
  Combobox,
  FileDrop,
  MoneyField,
  NumberField,
  PasswordField,
  PhoneField,
  QuantityField,
  RadioGroup,
  Select,
  Switch,
  TextArea,
  TextField,
} from './form/fields.tsx'
export { Form, type FormErrors, type FormProps, type FormState } from './form/Form.tsx'
export { FormActions } from './form/FormActions.tsx'
export { FormDialog, type FormDialogProps } from './form/FormDialog.tsx'
export { formError, errorShownElsewhere } from './form/form-error.ts'
export { isSameValue } from './form/same-value.ts'
export { type FormControl, useFormContents, useFormControl, valueAt } from './form/use-form-control.ts'
export { useFormValue } from './form/use-form-value.ts'
export { areUnsavedChangesKept, hasUnsavedChanges, useUnsavedGuard } from './form/use-unsaved-guard.ts'
export { FieldList } from './form/FieldList.tsx'
export { FormValues } from './form/FormValues.tsx'
export { DateField, DateRangeField } from './form/date-fields.tsx'
export { ImageField } from './form/image-field.tsx'
export { englishImageText, type ImageText } from './components/fields/ImageField/image-text.ts'
export { englishFormText, type FormText } from './form/form-text.ts'
