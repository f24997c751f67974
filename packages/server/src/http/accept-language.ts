import { preferredLanguage, type Language } from '@commissary/messages/languages'

/** More languages than any browser lists; the rest of a hostile header is not read. */
const mostLanguages = 20

/**
 * The language of an `Accept-Language` header that the product has, the default without one: "es-MX,es;q=0.9,en;q=0.8" is
 * Spanish. For callers without a session.
 */
export function acceptedLanguage(header: string | undefined): Language {
  const ranges = (header ?? '').split(',', mostLanguages).map((range) => {
    const [code = '', ...rest] = range.split(';').map((part) => part.trim())
    const quality = Number(rest.find((part) => part.startsWith('q='))?.slice(2) ?? 1)
    return { code, quality: Number.isNaN(quality) ? 0 : quality }
  })
  // The sort is stable: of equal qualities, the first named is first.
  const known = ranges.filter(({ quality }) => quality > 0).toSorted((a, b) => b.quality - a.quality)
  return preferredLanguage(known.map(({ code }) => code))
}
