import { readdirSync, readFileSync } from 'node:fs'

import type { Page } from 'playwright'

import type { Language } from '../../packages/messages/src/languages.ts'

const catalogs = `${import.meta.dirname}/../../packages/messages/src`

type Texts = { [key: string]: string | Texts }

/** All texts of a language by area and key. */
export function textsOf(language: Language): Map<string, string> {
  const all = new Map<string, string>()
  const add = (path: string, texts: Texts) => {
    for (const [key, value] of Object.entries(texts)) {
      if (typeof value === 'string') all.set(`${path}.${key}`, value)
      else add(`${path}.${key}`, value)
    }
  }
  for (const file of readdirSync(`${catalogs}/${language}`)) {
    add(file, JSON.parse(readFileSync(`${catalogs}/${language}/${file}`, 'utf8')) as Texts)
  }
  return all
}

const plain = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase()

/** The words of a text around its arguments, or null if too little is left to recognize it. */
function patternOf(text: string): RegExp | null {
  // Plurals and choices nest braces.
  let depth = 0
  let out = ''
  for (const char of text.replace(/<\/?\w+>/g, '')) {
    if (char === '{' && depth++ === 0) out += '\0'
    else if (char === '}') depth--
    else if (depth === 0) out += char
  }
  const words = out.match(/\p{L}{3,}/gu) ?? []
  if (words.length < 2) return null
  const parts = plain(out).split('\0')
  return new RegExp(`^${parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.*')}$`, 'u')
}

/** Finds English texts of the catalogs among those that a page in `language` shows. */
export function englishFinder(language: Language): (shown: string) => boolean {
  const translated = textsOf(language)
  // Some words are the same in both languages: "Total".
  const own = new Set([...translated.values()].map(plain))
  const whole = new Set<string>()
  const patterns: RegExp[] = []
  for (const [key, english] of textsOf('en')) {
    // A unit symbol can be a weekday in another language: "lu".
    const isMark = plain(english).length < 3
    if (isMark || translated.get(key) === english || own.has(plain(english))) continue
    if (!english.includes('{') && !english.includes('<')) whole.add(plain(english))
    else {
      const pattern = patternOf(english)
      if (pattern) patterns.push(pattern)
    }
  }
  return (shown) => whole.has(plain(shown)) || patterns.some((pattern) => pattern.test(plain(shown)))
}

/** Every text that the page gives its readers: text, names, hints and titles of elements, and the page's own title. */
export const shownTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = new Set<string>([document.title])
    const add = (text: string | null | undefined) => {
      const trimmed = text?.replace(/\s+/g, ' ').trim()
      if (trimmed && /\p{L}{2}/u.test(trimmed)) found.add(trimmed)
    }
    for (const element of document.body.querySelectorAll('*')) {
      if (element.closest('script, style, noscript, [lang]:not(html)')) continue
      for (const name of [
        'aria-label',
        'aria-description',
        'aria-valuetext',
        'aria-roledescription',
        'placeholder',
        'title',
        'alt',
      ]) {
        add(element.getAttribute(name))
      }
      const ownTexts = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE)
      if (ownTexts.length > 0) add(ownTexts.map((node) => node.textContent).join(''))
      if (ownTexts.length > 0 && element.childElementCount > 0) add(element.textContent)
    }
    return [...found]
  })

/**
 * Lists what does not fit: a page wider than its window, and words that the box around them cuts off. Long names in data end
 * in an ellipsis; buttons, tabs and headers never do.
 */
export const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = new Set<string>()
    const root = document.documentElement
    if (root.scrollWidth > root.clientWidth) found.add(`the page: ${root.scrollWidth} px in ${root.clientWidth} px`)
    const fixed = 'button, th, [role=tab], [role=columnheader], label, legend, h1, h2, h3, dt'
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement
      const text = node.textContent?.trim()
      if (!element || !text || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const words = range.getBoundingClientRect()
      for (let box: HTMLElement | null = element; box && box !== document.body; box = box.parentElement) {
        const style = getComputedStyle(box)
        if (style.position === 'fixed' || /auto|scroll/.test(style.overflowX)) break
        if (!/hidden|clip/.test(style.overflowX) || style.display === 'inline') continue
        const { left, right, width, height } = box.getBoundingClientRect()
        // Only screen readers read it.
        if (width < 3 || height < 3) break
        const isShortened = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none'
        const control = element.closest(fixed)
        if (isShortened && (!control || control.hasAttribute('aria-label') || control.hasAttribute('title'))) break
        const over = Math.max(words.right - right, left - words.left)
        if (over > 1.5)
          found.add(`"${text.slice(0, 60)}" by ${Math.round(over)} px (${control?.localName ?? box.localName})`)
        break
      }
    }
    return [...found]
  })
