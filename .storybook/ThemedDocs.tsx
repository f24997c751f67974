import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { type PropsWithChildren, useEffect, useLayoutEffect, useState } from 'react'
import { addons } from 'storybook/preview-api'
import { createGlobalStyle } from 'styled-components'

import { GlobalStyle } from '../packages/ui/src/theme/GlobalStyle.ts'
import { applyThemeChoice } from '../packages/ui/src/theme/theme-choice.ts'
import { color, space } from '../packages/ui/src/theme/tokens.ts'
import { frameTheme, schemeOf } from './frame-theme.ts'
import { initialGlobals, textSizeOf, themeChoiceOf } from './toolbar.ts'

type Globals = Record<string, unknown>

/** Replaces Storybook's bluish stripes, table headers and code, only for the page itself: stories are nested deeper. */
const PageStyle = createGlobalStyle`
  .sbdocs-content > table {
    th, td { text-align: start; vertical-align: baseline; padding: ${space(2)} ${space(3)}; }
    th { color: ${color('inkQuiet')}; }
    tr:nth-of-type(2n) { background: ${color('sunken')}; }
    thead:not(:has(th:not(:empty))) { display: none; }
  }
  .sbdocs-content > :is(p, ul, ol, table) code {
    border-color: ${color('line')};
    background: ${color('sunken')};
    color: ${color('ink')};
  }
`

/** A documentation page in the toolbar's theme, even without stories. */
export function ThemedDocs({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const [globals, setGlobals] = useState(currentGlobals)

  useEffect(() => {
    const channel = addons.getChannel()
    const follow = ({ globals: next }: { globals: Globals }) => setGlobals(next)
    channel.on('globalsUpdated', follow)
    return () => channel.off('globalsUpdated', follow)
  }, [])

  useLayoutEffect(() => {
    applyThemeChoice(themeChoiceOf(globals))
    document.documentElement.style.fontSize = textSizeOf(globals)
  }, [globals])

  return (
    <DocsContainer {...props} theme={frameTheme(schemeOf(globals['theme']))}>
      <GlobalStyle />
      <PageStyle />
      {children}
    </DocsContainer>
  )
}

/** The toolbar's latest values when the page opens. */
function currentGlobals(): Globals {
  const channel = addons.getChannel()
  const [said] = (channel.last('globalsUpdated') ?? channel.last('setGlobals') ?? []) as { globals?: Globals }[]
  return said?.globals ?? initialGlobals
}
