/** The trimmed text; null if it is blank. */
export function emptyToNull(text: string | null | undefined): string | null {
  return text?.trim() || null
}

export const trimmed = (text: string): string => text.trim()
