/** The name in a `Content-Disposition` header (RFC 6266), the encoded one before the plain one; null without any. */
export function fileNameIn(disposition: string | null): string | null {
  if (disposition === null) return null
  const encoded = /filename\*\s*=\s*UTF-8'[^']*'([^;\s]+)/i.exec(disposition)?.[1]
  if (encoded !== undefined) {
    try {
      return decodeURIComponent(encoded)
    } catch {
      // A badly encoded name: the plain one may still do.
    }
  }
  const plain = /filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s]+))/i.exec(disposition)
  return plain?.[1]?.replace(/\\(.)/g, '$1') ?? plain?.[2] ?? null
}
