/** The email addresses that browsers accept (HTML, 4.10.5.1.5), with a dot in the host. */
const address =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/

/** Whether a text is a plausible email address. Line breaks are refused, so it cannot end a mail header. */
export const isEmail = (text: string): boolean => text.length <= 320 && address.test(text)
