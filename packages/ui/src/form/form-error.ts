import { FORM_ERROR, setIn, type SubmissionErrors } from 'final-form'

import { errorMessage } from '../text/error-message.ts'

type FieldErrors = Record<string, string | readonly string[]>

function fieldErrors(error: unknown): FieldErrors {
  const fields = typeof error === 'object' && error !== null && 'fields' in error ? error.fields : null
  return typeof fields === 'object' && fields !== null ? (fields as FieldErrors) : {}
}

/**
 * What a form shows of a failed call: the message above the fields, and each of `fields` at its field. Names may be
 * paths: "lines[0].amount".
 */
export function formError(error: unknown): NonNullable<SubmissionErrors> {
  return Object.entries(fieldErrors(error)).reduce<object>(
    (errors, [name, message]) =>
      setIn(errors, name, typeof message === 'string' ? message : message.join(' ')) ?? errors,
    { [FORM_ERROR]: errorMessage(error, '') },
  )
}

/** Refuses a save whose reason is said elsewhere, so that the form does not say it a second time. */
export const errorShownElsewhere: NonNullable<SubmissionErrors> = { [FORM_ERROR]: null }
