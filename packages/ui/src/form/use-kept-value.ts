import { useEffect } from 'react'
import { useForm } from 'react-final-form'

const ignore = () => undefined
const noSubscription = {}

/**
 * Keeps the value of a field that mounts later than its form, such as one that another field shows. react-final-form 7
 * resets such a field to the form's initial value unless it is registered already, which would undo a restored draft and
 * what was typed before the field was hidden. Call it before `useField`, whose effect then finds the field registered.
 */
export function useKeptValue(name: string): void {
  const form = useForm()
  useEffect(() => form.registerField(name, ignore, noSubscription, { silent: true }), [form, name])
}
