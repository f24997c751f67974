/** Direction marks, embeddings and isolates: the fonts have no glyphs for them, and the renderer would show another letter. */
const marks = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g

/** Eighths, thirds and other fractions that the fonts lack; they have quarters and halves. */
const fractions = /(\d?)([\u2150-\u215E])/g

/** A text in letters that the documents' fonts have: "⅛ cup" is "1/8 cup", "2⅓" is "2 1/3". */
export const printable = (text: string): string =>
  text
    .replaceAll(marks, '')
    .replaceAll(fractions, (_, whole: string, fraction: string) =>
      [whole, fraction.normalize('NFKD').replace('\u2044', '/')].filter(Boolean).join(' '),
    )

const slashes = /(?<=\p{Script=Arabic})\/(?=\p{Script=Arabic})/gu

/** Parentheses with a short text that is read from left to right: "(8 oz)". */
const foreign = /\([^()\p{Script=Arabic}]{1,12}\)/gu

/**
 * A right-to-left text in a form that the renderer can break: beside Arabic letters it draws a box for a non-breaking space, and
 * for the hyphen with which it breaks words at a slash. Both get plain spaces. Short parentheses around left-to-right words stay on
 * one line.
 */
export const breakable = (text: string): string =>
  text
    .replaceAll('\u00A0', ' ')
    .replaceAll(slashes, ' / ')
    .replaceAll(foreign, (words) => words.replaceAll(' ', '\u00A0'))

/** The most letters of a word that fits every column. */
const shortWord = 14

/** Whether no word of a right-to-left text needs to be broken, because each fits every column. */
export const hasShortWords = (text: string): boolean => text.split(/[ \n]+/).every((word) => word.length <= shortWord)
