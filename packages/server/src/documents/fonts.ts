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

/** Letters in the longest word that no column cuts off. */
const longestWord = 40

/** A font as the renderer opens it, with the glyphs that it has made so far. */
export interface OpenFont {
  getGlyph: (id: number, characters?: number[]) => { codePoints: number[] } | null
  _glyphs: Record<number, unknown>
  layout: (text: string, features?: object, script?: string, language?: string, direction?: string) => GlyphRun
  stream: TableStream
  /** A table of the font file, from its beginning. */
  _getTableStream: (tag: string) => TableStream | null
}

interface TableStream {
  pos: number
}

interface GlyphRun {
  glyphs: unknown[]
  positions: { xAdvance: number }[]
}

/**
 * Loads the fonts, all bundled: nothing is fetched. A font caches each glyph with the characters that it was first requested for.
 * The dot of "·" is the glyph of ".", so a document with the first and not the second cached that glyph without a character: in
 * every later document "0.5" lost its zero, and lines broke within words. A glyph without characters is therefore not cached.
 *
 * The files are compressed, and a font unpacked its table of outlines again for each glyph, which was most of a document's time.
 * Each table is therefore unpacked once.
 */
export async function loadFonts(): Promise<void> {
  registerFonts()
  for (const [fontFamily] of files) {
    for (const fontWeight of [400, 700]) {
      await Font.load({ fontFamily, fontWeight })
      const font = Font.getFont({ fontFamily, fontWeight })?.data as OpenFont | null | undefined
      if (!font) throw new Error(`${fontFamily} was not loaded`)
      const getGlyph = font.getGlyph.bind(font)
      font.getGlyph = (id, characters = []) => {
        const glyph = getGlyph(id, characters)
        if (glyph?.codePoints.length === 0) delete font._glyphs[id]
        return glyph
      }
      keepTables(font)
      placeArabic(font)
    }
  }
}

/**
 * The renderer requests glyphs from left to right, to have them in the order of the text. Arabic letters that lean on others
 * ("سجل", "تاريخ") and marks then have no width or another's position, and overlap. This places them from right to left, and
 * returns them in the order of the text.
 */
function placeArabic(font: OpenFont): void {
  const layout = font.layout.bind(font)
  font.layout = (text, features, script, language, direction) => {
    if (direction !== 'ltr' || !/\p{Script=Arabic}/u.test(text)) {
      return layout(text, features, script, language, direction)
    }
    const run = layout(text, features, script, language, 'rtl')
    run.glyphs.reverse()
    run.positions.reverse()
    return run
  }
}

function keepTables(font: OpenFont): void {
  const unpack = font._getTableStream.bind(font)
  const kept = new Map<string, TableStream>()
  font._getTableStream = (tag) => {
    const stream = kept.get(tag) ?? unpack(tag)
    if (stream === null || stream === font.stream) return stream
    kept.set(tag, stream)
    stream.pos = 0
    return stream
  }
}

function registerFonts(): void {
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
