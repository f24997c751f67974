import { directionOf, type Language } from '@commissary/messages/languages'
import {
  Image as PdfImage,
  Page as PdfPage,
  Text as PdfText,
  type TextProps,
  View as PdfView,
} from '@react-pdf/renderer'
import {
  Children,
  type ComponentProps,
  createContext,
  isValidElement,
  type PropsWithChildren,
  type ReactNode,
  use,
} from 'react'

import { mirrored } from './mirrored.ts'
import { breakable, hasShortWords, printable } from './printable.ts'

/** Whether the document is read from right to left. The renderer supports a direction only within a text. */
const Mirrored = createContext(false)

interface ReadingProps {
  language: Language
  children: ReactNode
}

/** Around the pages of a document: they are laid out for its language. */
export function Reading({ language, children }: ReadingProps) {
  const isMirrored = directionOf(language) === 'rtl'
  return <Mirrored value={isMirrored}>{children}</Mirrored>
}

type Styles = ComponentProps<typeof PdfView>['style']
type Style = Exclude<NonNullable<Styles>, readonly unknown[]>

// The types of nested styles recurse infinitely.
const flat = (style: Styles): Style => Object.assign({}, ...[style as unknown].flat(9))

function useStyle(style: Styles): Style {
  const own = flat(style)
  return use(Mirrored) ? mirrored(own) : own
}

export function Page({ style, ...rest }: ComponentProps<typeof PdfPage>) {
  return <PdfPage {...rest} style={useStyle(style)} />
}

export function View({ style, ...rest }: ComponentProps<typeof PdfView>) {
  return <PdfView {...rest} style={useStyle(style)} />
}

export function Image({ style, ...rest }: ComponentProps<typeof PdfImage>) {
  return <PdfImage {...rest} style={useStyle(style)} />
}

/** How much taller lines of Arabic are: its letters reach further below the line. */
export const arabicHeight = 1.4

/** Just below the value that forbids a break, so that a word wider than its column still breaks. */
const mostPenalty = 9_000
const forbidden = 10_000

/**
 * In a right-to-left document, texts begin at the right; those without a letter of its script keep their own word order.
 */
export function Text({ style, children, render, ...rest }: PropsWithChildren<TextProps>) {
  const isMirrored = use(Mirrored)
  const own = useStyle(style)
  const direction = render !== undefined || hasArabic(children) ? 'rtl' : 'ltr'
  const height =
    direction === 'rtl' && typeof own.lineHeight === 'number' ? { lineHeight: own.lineHeight * arabicHeight } : {}
  return (
    <PdfText
      {...rest}
      {...(render && { render: (page) => inGlyphs(render(page)) })}
      // Where letters of two fonts or directions meet within a word, the renderer would break the word and draw a hyphen, which
      // Amiri does not have. It left a parenthesis on the line before its word.
      {...(isMirrored && { hyphenationPenalty: isOfShortWords(children) ? forbidden : mostPenalty })}
      style={isMirrored ? { textAlign: 'right', ...own, ...height, direction } : own}
    >
      {inGlyphs(isMirrored ? inBreakable(children) : children)}
    </PdfText>
  )
}

const inGlyphs = (children: ReactNode): ReactNode =>
  Children.map(children, (child) => (typeof child === 'string' ? printable(child) : child))

const inBreakable = (children: ReactNode): ReactNode =>
  Children.map(children, (child) => (typeof child === 'string' ? breakable(child) : child))

/** Whether the texts can be laid out without breaking a word. */
const isOfShortWords = (children: ReactNode): boolean =>
  Children.toArray(children).every((child) => typeof child === 'string' && hasShortWords(breakable(child)))

/** Whether texts have an Arabic letter, or a mark that only Arabic has: "؟" alone says that allergens are unknown. */
export function hasArabic(children: ReactNode): boolean {
  return Children.toArray(children).some((child) => {
    if (typeof child === 'string') return /[\p{Script=Arabic}،؛؟]/u.test(child)
    return isValidElement<{ children?: ReactNode }>(child) && hasArabic(child.props.children)
  })
}
