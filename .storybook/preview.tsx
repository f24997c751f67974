import './clock.ts'
import '../packages/ui/src/fonts.css'

import type { Decorator, Loader, Preview } from '@storybook/react-vite'
import { mswLoader } from 'msw-storybook-addon/csf3'
import { useLayoutEffect } from 'react'

import type { AppTexts } from '../packages/app/src/messages/languages.ts'
import { StoryLanguage } from '../packages/app/src/stories/story-language.ts'
// Imported per file, so a story loads only its own component, not the whole design system.
import { deleteDrafts } from '../packages/ui/src/form/record-form/drafts.ts'
import { MenuTextProvider } from '../packages/ui/src/patterns/MenuTextProvider.tsx'
import { UiTextProvider } from '../packages/ui/src/UiTextProvider.tsx'
import { GlobalStyle } from '../packages/ui/src/theme/GlobalStyle.ts'
import { applyThemeChoice } from '../packages/ui/src/theme/theme-choice.ts'
import { setAxeOptions } from './axe.ts'
import { DocsPage, LazyComponentPage } from './DocsPage.tsx'
import { globalTypes, initialGlobals, textSizeOf, themeChoiceOf } from './toolbar.ts'

const startMsw = mswLoader()
const noText = {}

// Other languages contain every text of the app, so they load only on demand.
const withLanguage: Loader = async ({ globals }) => {
  switch (globals['language']) {
    case 'pseudo':
      return { language: (await import('../packages/app/src/stories/pseudo.ts')).pseudo }
    case 'spanish':
      return { language: (await import('../packages/app/src/stories/translated.ts')).spanishStory }
    case 'arabic':
      return { language: (await import('../packages/app/src/stories/translated.ts')).arabicStory }
    default:
      return {}
  }
}

// Attributes go on the root element, as in the app, so that portaled content follows too.
const withLook: Decorator = (Story, { globals, loaded, viewMode }) => {
  const language = loaded['language'] as AppTexts | undefined
  const code = language?.code ?? 'en'
  const choice = JSON.stringify(themeChoiceOf(globals))
  // On a documentation page a story's own text size would enlarge the page around it.
  const fontSize = viewMode === 'docs' ? undefined : textSizeOf(globals)

  useLayoutEffect(() => {
    applyThemeChoice(JSON.parse(choice) as ReturnType<typeof themeChoiceOf>)
    document.documentElement.lang = code
    if (fontSize !== undefined) document.documentElement.style.fontSize = fontSize
  }, [choice, fontSize, code])

  return (
    <StoryLanguage value={language}>
      <UiTextProvider text={language?.uiText ?? noText}>
        <MenuTextProvider text={language?.menuText ?? noText}>
          <GlobalStyle />
          <Story />
        </MenuTextProvider>
      </UiTextProvider>
    </StoryLanguage>
  )
}

const screen = (name: string, width: number, height: number, type: 'mobile' | 'tablet' | 'desktop') => ({
  name: `${name}, ${width}`,
  styles: { width: `${width}px`, height: `${height}px` },
  type,
})

const preview: Preview = {
  decorators: [withLook],
  // Only stories that name handlers need the service worker.
  loaders: [withLanguage, (context) => (context.parameters['msw'] ? startMsw(context) : {})],
  // Visual tests find the story by this element, which has Storybook's padding.
  beforeEach: (context) => {
    // Unsaved edits left by a story would be offered to the next one on the page, whatever its file.
    deleteDrafts()
    for (const key of Object.keys(localStorage)) if (key.startsWith('commissary.draft.')) localStorage.removeItem(key)
    context.canvasElement.dataset['layout'] = String(context.parameters['layout'])
    setAxeOptions(context)
  },
  tags: ['autodocs'],
  initialGlobals,
  globalTypes,
  parameters: {
    a11y: { test: 'error' },
    layout: 'padded',
    viewport: {
      options: {
        narrow: screen('Narrowest', 320, 640, 'mobile'),
        phone: screen('Phone', 390, 844, 'mobile'),
        tablet: screen('Tablet', 820, 1180, 'tablet'),
        laptop: screen('Laptop', 1280, 800, 'desktop'),
        desktop: screen('Desktop', 1920, 1080, 'desktop'),
      },
    },
    controls: { expanded: true },
    docs: { container: DocsPage, page: LazyComponentPage },
    // The theme paints the page; Storybook's backgrounds would hide it.
    backgrounds: { disable: true },
    // The hosted review uses the same two modes as the local baselines.
    chromatic: {
      modes: {
        'light ltr': { theme: 'light', direction: 'ltr' },
        'dark rtl': { theme: 'dark', direction: 'rtl' },
      },
    },
    options: {
      storySort: {
        order: [
          'Introduction',
          'Guides',
          ['Writing', 'Forms', 'Tables', 'Accessibility', 'Right-to-left and languages', 'Bad input'],
          'Theme',
          ['Tokens', 'Theming'],
          'components',
          ['actions', 'fields', 'navigation', 'overlays', 'feedback', 'display', 'layout'],
          'Components',
          'Form',
          'Table',
          'patterns',
          ['menu', 'food', 'analysis', 'shell'],
          'Patterns',
          'Screens',
          ['Login', 'Dashboard'],
        ],
      },
    },
  },
}

export default preview
