/** Anything in a text that looks like a token: 32 bytes in base64url, or a parameter with a token's name. */
export const tokensIn = (text: string): string[] =>
  text.match(/(?<![\w-])[\w-]{43}(?![\w-])|(?:token|Key)=(?!\[)[^\s&"]+/g) ?? []
