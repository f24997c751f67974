import { directionOf, type Language } from '@commissary/messages/languages'

/** A letter as simple HTML, each text a paragraph. */
export const pageOf = (paragraphs: readonly string[], language: Language): string =>
  htmlPage(paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join('\n'), language)

/** HTML around the content of a letter. */
export function htmlPage(html: string, language: Language): string {
  const direction = `dir="${directionOf(language)}"`
  // Also on the body: many mail programs keep nothing of `html`.
  return `<!doctype html>\n<html lang="${language}" ${direction}>\n<body ${direction}>\n${html}\n</body>\n</html>\n`
}

/** A name without line breaks and other control characters: user input cannot start a new line or header. */
export function oneLine(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim()
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (char) => entities[char] ?? char)
}
