/** The HTML standard's email address (4.10.5.1.5), with a dot in the host as the server requires. */
const address =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/

/** Whether a text can be an email address. The caller trims it. */
export const isEmail = (text: string): boolean => address.test(text)
