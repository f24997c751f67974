import { createTextHook } from '../text/create-text-hook.ts'

/** Texts of forms. */
export interface FormText {
  /** Next to Save, after a failed save. */
  invalidFields: (count: number) => string
}

export const englishFormText: FormText = {
  invalidFields: (count) => (count === 1 ? '1 field needs attention' : `${count} fields need attention`),
}

export const useFormText = createTextHook(englishFormText)
