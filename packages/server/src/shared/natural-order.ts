/** Names with numbers in the order of the numbers: "2B" is before "10A". */
export const naturalOrder = new Intl.Collator('en', { numeric: true })
