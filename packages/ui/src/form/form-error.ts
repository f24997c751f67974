import { FORM_ERROR, setIn, type SubmissionErrors } from 'final-form'

import { errorMessage, fieldErrors } from '../text/error-message.ts'

/**
 * The submission errors of a failed call: its message above the fields, and each of its `fields` at the field. Names may
 * be paths: "lines[0].amount".
 */
export function formError(error: unknown): NonNullable<SubmissionErrors> {
  return Object.entries(fieldErrors(error)).reduce<object>(
    (errors, [name, message]) =>
      setIn(errors, name, typeof message === 'string' ? message : message.join(' ')) ?? errors,
    { [FORM_ERROR]: errorMessage(error, '') },
  )
}

/** Fails the submit without a message, because the error is already shown elsewhere. */
export const errorShownElsewhere: NonNullable<SubmissionErrors> = { [FORM_ERROR]: null }
