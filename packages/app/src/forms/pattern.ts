/**
 * Whether a text has the form that the contract asks for, spaces around it aside: `matcherOf(limits.VendorInput.cutOffTime)`. Forms check
 * with it before they send, so that a changed contract changes them, too.
 */
export function matcherOf({ pattern }: { readonly pattern: string }): (text: string) => boolean {
  const form = new RegExp(pattern)
  return (text) => form.test(text.trim())
}

/** The same for a field that can be left blank. */
export function blankOrMatcherOf(limit: { readonly pattern: string }): (text: string) => boolean {
  const matches = matcherOf(limit)
  return (text) => text.trim() === '' || matches(text)
}
