/** What browsers take for an e-mail address (HTML, 4.10.5.1.5), and with a dot in its host. */
const address =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/

/** Whether a text can be an e-mail address. No line break passes, so it cannot end a mail header. */
export const isEmail = (text: string): boolean => text.length <= 320 && address.test(text)
