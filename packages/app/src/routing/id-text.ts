/** An id in an address, for filters and open records; undefined for any other text. */
export const idText = (text: string): string | undefined => (/^[1-9]\d{0,14}$/.test(text) ? text : undefined)
