import type { ReactNode } from 'react'
import { useFormState } from 'react-final-form'

interface FormValuesProps<Values> {
  children: (values: Values) => ReactNode
}

/** Renders from the current values of the surrounding form: a sum, a warning. */
export function FormValues<Values extends object>({ children }: FormValuesProps<Values>) {
  const { values } = useFormState<Values>({ subscription: { values: true } })
  return children(values)
}
