/** 128 random bits as text. Not `crypto.randomUUID`: that is missing where the page is not served over HTTPS. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
