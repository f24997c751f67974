import { createTextHook } from '../text/create-text-hook.ts'

/** The words that forms say. */
export interface FormText {
  /** Beside Save, after the form was refused. */
  fieldsToMend: (count: number) => string
}

export const englishFormText: FormText = {
  fieldsToMend: (count) => (count === 1 ? '1 field needs attention' : `${count} fields need attention`),
}

export const useFormText = createTextHook(englishFormText)
