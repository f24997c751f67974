import { createRequire } from 'node:module'

import { Font } from '@react-pdf/renderer'

const require = createRequire(import.meta.url)

/** Letters of each file, in the order in which a text looks for them. */
const files: [family: string, packageName: string, subset: string, bold?: number][] = [
  ['Noto Sans', 'noto-sans', 'latin'],
  ['Noto Sans Extended', 'noto-sans', 'latin-ext'],
  ['Noto Sans Greek', 'noto-sans', 'greek'],
  ['Noto Sans Cyrillic', 'noto-sans', 'cyrillic'],
  ['Noto Sans Vietnamese', 'noto-sans', 'vietnamese'],
  ['Noto Sans Devanagari', 'noto-sans', 'devanagari'],
  // Sets Arabic right, with its joined forms.
  ['Amiri', 'amiri', 'arabic'],
  // For "≥". It has no bold.
  ['Noto Sans Math', 'noto-sans-math', 'latin', 400],
]

/** Families of every text: a letter that the first lacks is taken from the next one that has it. */
export const fontFamilies = files.map(([family]) => family)

/** Makes the fonts known to the renderer. They are files of ours: nothing is fetched. */
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
  // Words are not broken: a dish's name must be found by searching for it.
  Font.registerHyphenationCallback((word) => [word])
}
