import { expect } from 'storybook/test'

interface Letter {
  node: Text
  offset: number
}

/** Text for screen readers only is one pixel. */
function isShown(element: Element | null): boolean {
  const box = element?.getBoundingClientRect()
  return element !== null && element.checkVisibility() && box !== undefined && box.width > 1 && box.height > 1
}

/** Every letter on the screen in the order of the document, without spaces. */
function lettersOf(root: Element): Letter[] {
  const letters: Letter[] = []
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!(node instanceof Text) || !isShown(node.parentElement) || node.parentElement?.closest('option')) continue
    for (const { index } of node.data.matchAll(/\S/g)) letters.push({ node, offset: index })
  }
  return letters
}

/** The letters in visual order: line by line, each from left to right. */
function asSeen(letters: readonly Letter[]): string {
  const lines: { middle: number; letters: { left: number; text: string }[] }[] = []
  for (const { node, offset } of letters) {
    const range = document.createRange()
    range.setStart(node, offset)
    range.setEnd(node, offset + 1)
    const [box] = range.getClientRects()
    if (!box) continue
    const middle = (box.top + box.bottom) / 2
    let line = lines.find((one) => Math.abs(one.middle - middle) < box.height / 2)
    if (!line) lines.push((line = { middle, letters: [] }))
    line.letters.push({ left: box.left, text: node.data.charAt(offset) })
  }
  return lines
    .toSorted((a, b) => a.middle - b.middle)
    .flatMap((line) => line.letters.toSorted((a, b) => a.left - b.left))
    .map(({ text }) => text)
    .join('')
}

const withoutSpaces = (text: string) => text.replaceAll(/\s/g, '')

/**
 * Expects English sentences and figures to read from left to right, as they were written, wherever they are on the
 * screen. For pages that run from right to left.
 */
export async function readsInOrder(root: Element, texts: readonly string[]): Promise<void> {
  await expect(document.documentElement.dir).toBe('rtl')
  await document.fonts.ready
  const letters = lettersOf(root)
  const all = letters.map(({ node, offset }) => node.data.charAt(offset)).join('')
  for (const text of texts.map(withoutSpaces)) {
    const at = all.indexOf(text)
    await expect(all).toContain(text)
    await expect(asSeen(letters.slice(at, at + text.length))).toBe(text)
  }
}
