/** Height of a row that has not been measured yet, in pixels. */
export const estimatedRowHeight = 44
/** Rows rendered beyond either end of the visible ones. */
export const rowsAround = 3
/** Height of the window until it is measured, in pixels. */
export const windowHeight = 640

/** Rows of the first paint. */
export const firstRows = Math.ceil(windowHeight / estimatedRowHeight) + rowsAround

/** The rows of the first paint, until the code that follows the scroll has loaded. */
export function firstWindow(count: number) {
  const drawn = Math.min(count, firstRows)
  return { first: 0, last: drawn - 1, before: 0, after: (count - drawn) * estimatedRowHeight }
}
