/** What looks like a token in a text that others may read: 32 random bytes in base64url, or a parameter that names one. */
export const tokensIn = (text: string): string[] =>
  text.match(/(?<![\w-])[\w-]{43}(?![\w-])|(?:token|Key)=(?!\[)[^\s&"]+/g) ?? []
