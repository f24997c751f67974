import { createRequire } from 'node:module'

import { Font } from '@react-pdf/renderer'

const require = createRequire(import.meta.url)

/** Font files by script, in fallback order. */
const files: [family: string, packageName: string, subset: string, bold?: number][] = [
  ['Noto Sans', 'noto-sans', 'latin'],
  ['Noto Sans Extended', 'noto-sans', 'latin-ext'],
  ['Noto Sans Greek', 'noto-sans', 'greek'],
  ['Noto Sans Cyrillic', 'noto-sans', 'cyrillic'],
  ['Noto Sans Vietnamese', 'noto-sans', 'vietnamese'],
  ['Noto Sans Devanagari', 'noto-sans', 'devanagari'],
  // Shapes Arabic correctly, with joined forms.
  ['Amiri', 'amiri', 'arabic'],
  // For "≥". It has no bold.
  ['Noto Sans Math', 'noto-sans-math', 'latin', 400],
]

/** Families of every text: a letter missing in one is taken from the next. */
export const fontFamilies = files.map(([family]) => family)

/** Letters of the longest word that no column cuts off. */
const longestWord = 40

/** Registers the fonts, all bundled: nothing is fetched. */
export function registerFonts(): void {
  for (const [family, packageName, subset, bold = 700] of files) {
    const source = (weight: number) =>
      require.resolve(`@fontsource/${packageName}/files/${packageName}-${subset}-${weight}-normal.woff`)
    Font.register({
      family,
      fonts: [
        { src: source(400), fontWeight: 400 },
        { src: source(bold), fontWeight: 700 },
      ],
    })
  }
  // No hyphenation: searching the PDF for an item's name must find it. Only what is wider than a column breaks.
  Font.registerHyphenationCallback((word) =>
    word.length > longestWord ? (word.match(/.{1,10}/gsu) ?? [word]) : [word],
  )
}
