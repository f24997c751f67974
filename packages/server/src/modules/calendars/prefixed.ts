import { ApiError, rejected } from '../../contract/api-error.ts'

/** Runs `check`; the fields of a refusal get the prefix: `lines.0.key` becomes `days.3.lines.0.key`. */
export async function prefixed<Result>(prefix: string, check: () => Promise<Result>): Promise<Result> {
  try {
    return await check()
  } catch (error) {
    if (!(error instanceof ApiError) || !error.details.fields) throw error
    throw rejected(
      Object.fromEntries(Object.entries(error.details.fields).map(([field, text]) => [`${prefix}.${field}`, text])),
    )
  }
}
