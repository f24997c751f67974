/** The name under which entries typed with a link are kept on the device. A link has one record. */
export const keptOfLink = 'receiving'
