/** The file name in a `Content-Disposition` header (RFC 6266), preferably the encoded one; null if there is none. */
export function fileNameIn(disposition: string | null): string | null {
  if (disposition === null) return null
  const encoded = /filename\*\s*=\s*UTF-8'[^']*'([^;\s]+)/i.exec(disposition)?.[1]
  if (encoded !== undefined) {
    try {
      return decodeURIComponent(encoded)
    } catch {
      // Badly encoded. Use the plain name.
    }
  }
  const plain = /filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s]+))/i.exec(disposition)
  return plain?.[1]?.replace(/\\(.)/g, '$1') ?? plain?.[2] ?? null
}
