import { useInsertionEffect } from 'react'
import { createGlobalStyle, type RuleSet } from 'styled-components'

/**
 * Creates a component that adds styles which never change. In a browser they are one sheet that the browser parses
 * itself, nesting included: passing the same text through styled-components costs 10 to 40 times as long at the first
 * paint. On a server styled-components collects them with all others. Write `&` where the nested selector needs it.
 */
export function staticStyles(styles: string | RuleSet) {
  const text = typeof styles === 'string' ? styles : textOf(styles)
  if (typeof document === 'undefined') return createGlobalStyle`${text}`

  let sheet: CSSStyleSheet | null = null
  let uses = 0
  function add() {
    if (!sheet) {
      sheet = new CSSStyleSheet()
      sheet.replaceSync(text)
    }
    uses += 1
    if (uses === 1) document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    return () => {
      uses -= 1
      if (uses === 0) document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet)
    }
  }

  return function StaticStyles() {
    useInsertionEffect(add, [])
    return null
  }
}

/** The text of styles that depend on nothing: strings, and fragments that include other fragments. */
function textOf(styles: RuleSet): string {
  return styles
    .map((part) => {
      if (Array.isArray(part)) return textOf(part)
      if (typeof part === 'string') return part
      throw new Error('Static styles cannot contain functions or objects')
    })
    .join('')
}
