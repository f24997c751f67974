import { useInsertionEffect } from 'react'
import { createGlobalStyle, type RuleSet } from 'styled-components'

/** Numbers of the static styles in the page's style sheet, in sheet order. */
const inserted: number[] = []
let created = 0
let sheet: CSSStyleSheet | null = null

const nothing = () => null

/**
 * Creates a component that adds styles which never change. In a browser they are one rule that the browser parses itself,
 * nesting included: passing the same text through styled-components costs 10 to 40 times as long at the first paint. They
 * come before all styles of styled-components, so those override them, and stay once added. On a server styled-components
 * collects them with all others. Write `&` where the nested selector needs it.
 *
 * @param scope `component` if every selector has a class of the component: added when its module loads, which is often
 * while a list is awaited. `page` styles come with the first render, because an import must not restyle a page.
 */
export function staticStyles(styles: string | RuleSet, scope: 'component' | 'page' = 'component') {
  const text = typeof styles === 'string' ? styles : textOf(styles)
  if (typeof document === 'undefined') return createGlobalStyle`${text}`

  const number = created++
  function add() {
    if (inserted.includes(number)) return
    sheet ??= createSheet()
    // In the order in which they were created: a component's styles after those of the parts it imports.
    const at = inserted.filter((other) => other < number).length
    sheet?.insertRule(`@media all {${text}}`, at)
    inserted.splice(at, 0, number)
  }

  if (scope === 'component') {
    add()
    return nothing
  }
  return () => {
    useInsertionEffect(add, [])
    return nothing()
  }
}

function createSheet(): CSSStyleSheet | null {
  const element = document.createElement('style')
  // The nonce of the content security policy is the same for all elements of the page.
  element.nonce = document.querySelector<HTMLElement>('[nonce]')?.nonce ?? ''
  document.head.prepend(element)
  return element.sheet
}

/** The text of styles that depend on nothing: strings, and fragments that include other fragments. */
function textOf(styles: RuleSet): string {
  return styles
    .map((part) => {
      if (Array.isArray(part)) return textOf(part)
      if (typeof part === 'string') return part
      throw new Error('Not static')
    })
    .join('')
}
