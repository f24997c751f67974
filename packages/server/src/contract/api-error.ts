/** The text for every failure that has no better one. */
export const defaultFailure = 'Something went wrong. Please try again later.'

export interface FailureDetails {
  /** One sentence for each field, by its path (`lines.2.amount`). */
  fields?: Record<string, string>
  /** Shown to the user as a toast. */
  errorMessage?: string
  /** What is stored now, beside a refused write. */
  current?: object
  headers?: Record<string, string>
}

/** A refusal that the caller may read. One handler writes it into the answer. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  readonly details: FailureDetails

  constructor(status: number, message: string, details: FailureDetails = {}) {
    super(message)
    this.status = status
    this.details = details
  }
}

/** 422: input that breaks a rule, one sentence for each field. */
export function rejected(fields: Record<string, string>): ApiError {
  return new ApiError(422, 'Please correct the marked fields.', { fields })
}

/** 404: the same for what never was and for what belongs to somebody else. */
export function notFound(thing: string): ApiError {
  return new ApiError(404, `${thing} not found`)
}

/** 409: somebody else saved the record since it was read. */
export function changedMeanwhile(thing: string, current: object): ApiError {
  return new ApiError(
    409,
    `Somebody else changed this ${thing} meanwhile. Look at what is saved now, then save again.`,
    {
      current,
    },
  )
}
