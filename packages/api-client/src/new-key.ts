/** 128 random bits as text. Not `crypto.randomUUID`, which is missing on pages served without HTTPS. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
