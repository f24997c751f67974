import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { type PropsWithChildren, useEffect, useLayoutEffect, useState } from 'react'
import { addons } from 'storybook/preview-api'

import { GlobalStyle } from '../packages/ui/src/theme/GlobalStyle.ts'
import { applyThemeChoice } from '../packages/ui/src/theme/theme-choice.ts'
import { frameTheme, schemeOf } from './frame-theme.ts'
import { initialGlobals, themeChoiceOf } from './toolbar.ts'

type Globals = Record<string, unknown>

/** A documentation page in the colours that the toolbar asks for, also where it shows no story. */
export function ThemedDocs({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const [globals, setGlobals] = useState<Globals>(() => globalsOf(props.context))

  useEffect(() => {
    const channel = addons.getChannel()
    const follow = ({ globals: next }: { globals: Globals }) => setGlobals(next)
    channel.on('globalsUpdated', follow)
    return () => channel.off('globalsUpdated', follow)
  }, [])

  useLayoutEffect(() => applyThemeChoice(themeChoiceOf(globals)), [globals])

  return (
    <DocsContainer {...props} theme={frameTheme(schemeOf(globals['theme']))}>
      <GlobalStyle />
      {children}
    </DocsContainer>
  )
}

/** The toolbar's values when the page opens: Storybook tells a page of its own only about changes. */
function globalsOf(context: DocsContainerProps['context']): Globals {
  const [story] = context.componentStories()
  return story ? context.getStoryContext(story).globals : initialGlobals
}
