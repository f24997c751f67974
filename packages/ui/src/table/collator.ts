/** Compares texts as people sort them: ignoring case, numbers in them by size. */
export const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' })
