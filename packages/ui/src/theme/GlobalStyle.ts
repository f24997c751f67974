import { createElement } from 'react'

import { useLatePart } from '../hooks/use-late-part.ts'
import { darkTheme, durations, fonts, layers, lightTheme, radii, sizes, spaces, type Theme } from './theme.ts'
import { staticStyles } from './static-styles.ts'
import { color, font } from './tokens.ts'

function properties(group: string, values: object) {
  return Object.entries(values)
    .map(([name, value]) => `--cm-${group}-${name}: ${value};`)
    .join('\n')
}

const paint = (theme: Theme) => properties('color', theme.color) + properties('shadow', theme.shadow)

/** System colors for the few parts that paint themselves in forced-colors mode. */
const systemColors = properties('color', {
  surface: 'Canvas',
  raised: 'Canvas',
  sunken: 'Canvas',
  ink: 'CanvasText',
  inkQuiet: 'CanvasText',
  line: 'CanvasText',
  lineStrong: 'CanvasText',
  accent: 'Highlight',
  onAccent: 'HighlightText',
  chart1: 'Highlight',
  chart4: 'Highlight',
  chartTrack: 'Canvas',
  ...Object.fromEntries(['pass', 'advisory', 'fail', 'unknown'].map((verdict) => [`${verdict}Ink`, 'CanvasText'])),
})

const constants = [
  properties('space', spaces),
  properties('radius', radii),
  properties('font', fonts),
  properties('size', sizes),
  properties('layer', layers),
  properties('duration', durations),
].join('\n')

const PageStyle = staticStyles(
  `
  /* Arial with Inter's metrics, so the page does not move when the font loads. */
  @font-face {
    font-family: 'Inter Fallback';
    src: local('Arial'), local('Liberation Sans');
    ascent-override: 90.44%;
    descent-override: 22.52%;
    line-gap-override: 0%;
    size-adjust: 107.12%;
  }

  :root {
    --cm-font-family: 'Inter Variable', 'Inter Fallback', system-ui, 'Noto Sans Arabic', sans-serif;
    ${constants}
  }

  :root, [data-theme='light'] { color-scheme: light; ${paint(lightTheme)} }

  @media (prefers-color-scheme: dark) {
    :root:not([data-theme]) { color-scheme: dark; ${paint(darkTheme)} }
  }

  [data-theme='dark'] { color-scheme: dark; ${paint(darkTheme)} }

  [data-density='compact'] {
    --cm-size-control: 2rem;
    --cm-size-controlSmall: 1.5rem;
    --cm-size-row: 2rem;
  }

  /* A percentage, not "none", so the token works in calc(). */
  [data-width='fluid'] { --cm-size-page: 100%; }

  @media (pointer: coarse) {
    :root {
      --cm-size-control: 2.75rem;
      --cm-size-controlSmall: 2.75rem;
      --cm-size-row: 2.75rem;
    }
  }

  /* The sides that text starts and ends at. A text that runs in its own direction keeps to the sides of the page. */
  :root, [dir='ltr'] { --cm-start: left; --cm-end: right; }
  [dir='rtl'] { --cm-start: right; --cm-end: left; text-align: right; }

  /*
   * A right-to-left page in a language that runs from left to right: every text runs in its own direction, so that the
   * period of a sentence and the unit of a number stay in place.
   */
  :where(:dir(rtl):not(:lang(ar), :lang(he))) { unicode-bidi: plaintext; }

  @media (prefers-reduced-motion: reduce) {
    :root { --cm-duration-quick: 0ms; --cm-duration-calm: 0ms; }
  }

  /*
   * High contrast: the system paints backgrounds, borders and text. Parts drawn only by their background (the fill of a
   * bar, the knob of a switch) are painted here in system colors, and selected items get a border. The colors apply
   * only to those parts: text on a system color elsewhere would get a backplate.
   */
  @media (forced-colors: active) {
    /* Icons keep their own color there, which may be invisible on the system's background. */
    svg { color: inherit !important; }

    [role='switch'] *, [role='progressbar'], [role='progressbar'] *, progress, [role='img'], [role='img'] * {
      forced-color-adjust: none;
      ${systemColors}
    }

    [aria-current]:not([aria-current='false']), [aria-selected='true'], [aria-pressed='true'] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }

    :focus-visible { outline: 3px solid CanvasText; outline-offset: 1px; }
  }

  *, *::before, *::after { box-sizing: border-box; }

  /* Focused elements and link targets are not hidden under the top bar or the actions at the bottom. */
  html { -webkit-text-size-adjust: 100%; scroll-padding-block: var(--cm-size-topBar) 4rem; }

  body {
    margin: 0;
    min-block-size: 100dvh;
    background: ${color('canvas')};
    color: ${color('ink')};
    font: ${font('body')};
    -webkit-font-smoothing: antialiased;
    accent-color: ${color('accent')};
  }

  h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset, legend { margin: 0; padding: 0; border: 0; }
  h1 { font: ${font('display')}; letter-spacing: -0.01em; text-wrap: balance; }
  h2 { font: ${font('title')}; letter-spacing: -0.005em; text-wrap: balance; }
  h3 { font: ${font('heading')}; }
  h4 { font: ${font('strong')}; }
  h1, h2, h3, h4 { overflow-wrap: anywhere; }
  p { text-wrap: pretty; overflow-wrap: anywhere; }
  ul[class], ol[class] { list-style: none; }
  img, svg { display: block; max-inline-size: 100%; }
  button, input, select, textarea { font: inherit; color: inherit; letter-spacing: inherit; }
  table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
  a { color: ${color('accent')}; }
  ::selection { background: ${color('accent')}; color: ${color('onAccent')}; }
  ::placeholder { color: ${color('inkQuiet')}; opacity: 1; }
`,
  'page',
)

const loadPaper = async () => (await import('./PrintStyle.ts')).PrintStyle

/**
 * Reset, tokens and typography of the page; render it once. It follows attributes of the root element: `data-theme`
 * (`light`, `dark`; absent = the system's), `data-density="compact"`, `data-width="fluid"` and `dir`. The print styles
 * load after the first paint.
 */
export function GlobalStyle() {
  // Without a connection the page prints as it looks.
  const [Paper] = useLatePart(loadPaper, { isOptional: true })
  return [createElement(PageStyle, { key: 'page' }), Paper && createElement(Paper, { key: 'paper' })]
}
