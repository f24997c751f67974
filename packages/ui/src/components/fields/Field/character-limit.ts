/** Characters as a contract's `maxLength` counts them: code points, so that an emoji is one where JavaScript says two. */
export function countCharacters(text: string): number {
  let count = 0
  for (const _ of text) count += 1
  return count
}

/** The last fifth of the room, where a reader wants to know how much is left. */
export const isNearLimit = (used: number, most: number) => used > 0 && used >= most * 0.8

/** Whether a text has more characters than `most`: for forms, which refuse it. */
export const isTooLong = (text: string, most: number) => text.length > most && countCharacters(text) > most
