/** What the client says when the server says nothing, in the reader's language. */
export interface ClientTexts {
  /** A failure without a message. */
  failed: string
  /** There was no response. */
  unreachable: string
  /** A page of the previous user tried to send a request. */
  otherUser: string
}

const english: ClientTexts = {
  failed: 'Something went wrong. Please try again later.',
  unreachable: 'The server cannot be reached. Please check your connection and try again.',
  otherUser: 'Someone else has logged in with this browser. Nothing was sent. Please reload the page.',
}

let current = english
let language: string | null = null

export const clientTexts = (): ClientTexts => current

/** The language that calls request; null = the browser's. */
export const clientLanguage = (): string | null => language

/** Sets the client's texts, and the language (BCP 47) of the server's texts. Default: English, and the browser's language. */
export function configureTexts({ language: next, ...texts }: Partial<ClientTexts> & { language: string }): void {
  language = next
  current = { ...english, ...texts }
}
