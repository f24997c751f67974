/** A text without spaces around it; null where nothing is left. */
export function emptyToNull(text: string | null | undefined): string | null {
  return text?.trim() || null
}

export const trimmed = (text: string): string => text.trim()
