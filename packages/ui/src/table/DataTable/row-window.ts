/** Height of a row that was not measured yet, in pixels. */
export const estimatedRowHeight = 44
/** Rows that are drawn beyond either end of what is in sight. */
export const rowsAround = 3
/** Height of the window until it is measured, in pixels. */
export const windowHeight = 640

/** The rows of the first paint, until what follows the scroll has been loaded. */
export function firstWindow(count: number) {
  const drawn = Math.min(count, Math.ceil(windowHeight / estimatedRowHeight) + rowsAround)
  return { first: 0, last: drawn - 1, before: 0, after: (count - drawn) * estimatedRowHeight }
}
