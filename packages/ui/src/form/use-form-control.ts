import { getIn } from 'final-form'
import { useMemo } from 'react'
import { useForm, useFormState } from 'react-final-form'

/** Reads and changes the fields of a form from beside them. */
export interface FormControl<Values extends object> {
  values: () => Values
  /** Whether something has to be saved. */
  isDirty: () => boolean
  /** New values by field name or path, as if they were typed. */
  change: (changes: Readonly<Record<string, unknown>>) => void
}

/** The form around, to change fields together: a restored draft, a value that somebody else saved. */
export function useFormControl<Values extends object>(): FormControl<Values> {
  const form = useForm<Values>()
  return useMemo(
    () => ({
      values: () => form.getState().values,
      isDirty: () => isUnsaved(form.getState()),
      change: (changes) =>
        form.batch(() => {
          // A path reaches deeper than the names of the values.
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

/** Whether a form differs from what was there at first or was saved last. */
export const isUnsaved = ({ dirty, submitSucceeded, dirtySinceLastSubmit }: SavedState) =>
  Boolean(dirty && !(submitSucceeded && !dirtySinceLastSubmit))

const subscription = { values: true, dirty: true, submitSucceeded: true, dirtySinceLastSubmit: true } as const

/** The values of the form around while they are typed, and whether they still have to be saved. */
export function useFormContents(): { values: object; isDirty: boolean } {
  const { values, ...state } = useFormState({ subscription })
  return { values, isDirty: isUnsaved(state) }
}

/** The value of a field by its name or path: `lines[0].amount`. */
export const valueAt = (values: object, name: string): unknown => getIn(values, name)
