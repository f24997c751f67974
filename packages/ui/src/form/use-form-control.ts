import { getIn } from 'final-form'
import { useMemo } from 'react'
import { useForm, useFormState } from 'react-final-form'

/** Reads and changes the fields of a form from outside of them. */
export interface FormControl<Values extends object> {
  values: () => Values
  /** Whether the form has unsaved changes. */
  isDirty: () => boolean
  /** Sets values by field name or path, as if typed. */
  change: (changes: Readonly<Record<string, unknown>>) => void
}

/** The surrounding form, to change several fields together: a restored draft, a value that someone else saved. */
export function useFormControl<Values extends object>(): FormControl<Values> {
  const form = useForm<Values>()
  return useMemo(
    () => ({
      values: () => form.getState().values,
      isDirty: () => isUnsaved(form.getState()),
      change: (changes) =>
        form.batch(() => {
          // A path is not among the names of the values.
          for (const [name, value] of Object.entries(changes)) form.change(name as keyof Values, value as never)
        }),
    }),
    [form],
  )
}

interface SavedState {
  dirty?: boolean | undefined
  submitSucceeded?: boolean | undefined
  dirtySinceLastSubmit?: boolean | undefined
}

/** Whether a form differs from its initial or last saved values. */
export const isUnsaved = ({ dirty, submitSucceeded, dirtySinceLastSubmit }: SavedState) =>
  Boolean(dirty && !(submitSucceeded && !dirtySinceLastSubmit))

const subscription = { values: true, dirty: true, submitSucceeded: true, dirtySinceLastSubmit: true } as const

/** The current values of the surrounding form, and whether they are unsaved. */
export function useFormContents(): { values: object; isDirty: boolean } {
  const { values, ...state } = useFormState({ subscription })
  return { values, isDirty: isUnsaved(state) }
}

/** The value of a field by its name or path: `lines[0].amount`. */
export const valueAt = (values: object, name: string): unknown => getIn(values, name)
