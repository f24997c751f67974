/** Characters as the contract's `maxLength` counts them: code points, so an emoji is one, not two as in JavaScript. */
export function countCharacters(text: string): number {
  let count = 0
  for (const _ of text) count += 1
  return count
}

/** Whether a text is in the last fifth of its limit, when people want to know how much is left. */
export const isNearLimit = (used: number, max: number) => used > 0 && used >= max * 0.8

/** Whether a text has more than `max` characters, for forms that reject it. */
export const isTooLong = (text: string, max: number) => text.length > max && countCharacters(text) > max
