/** The trimmed text; null if it is blank. */
export function emptyToNull(text: string | null | undefined): string | null {
  return text?.trim() || null
}

export const trimmed = (text: string): string => text.trim()

/** Orders texts by their code units, the same on every machine. For days and codes, and where only a fixed order matters. */
export const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
