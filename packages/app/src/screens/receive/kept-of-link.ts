/** The name under which what is typed with a link is kept on the device. A link has one record. */
export const keptOfLink = 'receiving'
