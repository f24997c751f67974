import * as imageField from '../components/fields/ImageField/ImageField.tsx'
import { useBoundField } from './use-bound-field.ts'

type BoundImage = Omit<imageField.ImageFieldProps, 'value' | 'onChange' | 'onBlur' | 'error'> & { name: string }

/** `ImageField` bound to a form value, a data URL or null. */
export function ImageField({ name, ...rest }: BoundImage) {
  return <imageField.ImageField {...rest} {...useBoundField<string | null>(name, null)} />
}
