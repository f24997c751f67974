/** The HTML standard's email address (4.10.5.1.5), with a dot in the host. */
const address =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/

/** 64 characters before the @ and 255 after it (RFC 5321, 4.5.3.1). */
const longest = 320

/**
 * Whether a text can be an email address; the caller trims it. Line breaks are refused, so that an address cannot end a mail
 * header.
 */
export const isEmail = (text: string): boolean => text.length <= longest && address.test(text)
