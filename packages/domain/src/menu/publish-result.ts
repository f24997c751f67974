/** What a publication did to the days of a school's month. Dates are YYYY-MM-DD, in order. */
export interface PublishResult {
  /** Days that are now as published. */
  came: string[]
  /** Days on which the school keeps a change. */
  kept: string[]
  /** Days on which the school and the publication changed the same field. */
  conflicts: string[]
  /** Days that were served, and stay as they were. */
  locked: string[]
}
