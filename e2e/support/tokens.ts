/** Anything in a text that looks like a token: 32 bytes in base64url, or a parameter with a token's name. */
export const tokensIn = (text: string): string[] =>
  text.match(/(?<![\w-])[\w-]{43}(?![\w-])|(?:token|Key)=(?!\[)[^\s&"]+/g) ?? []

/** Throws if a server's log contains a token. */
export function expectNoTokens(log: string): void {
  const tokens = tokensIn(log)
  if (tokens.length > 0) throw new Error(`The server logged tokens: ${tokens.join(', ')}`)
}
