/** The same text with non-breaking hyphens, so that "6-8" and "PO-0011" stay together. For the screen only. */
export const unbroken = (text: string): string => text.replaceAll('-', '\u2011')
