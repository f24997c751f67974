import './clock.ts'
import '../packages/ui/src/fonts.css'

import type { Decorator, Loader, Preview } from '@storybook/react-vite'
import { mswLoader } from 'msw-storybook-addon/csf3'
import { useLayoutEffect } from 'react'

import type { Language } from '../packages/app/src/messages/LanguageProvider.tsx'
import { StoryLanguage } from '../packages/app/src/stories/story-language.ts'
// File by file: a story then waits for its own component, not for the whole design system.
import { MenuTextProvider } from '../packages/ui/src/patterns/MenuText.tsx'
import { UiTextProvider } from '../packages/ui/src/UiTextProvider.tsx'
import { GlobalStyle } from '../packages/ui/src/theme/GlobalStyle.ts'
import { applyThemeChoice } from '../packages/ui/src/theme/theme-choice.ts'
import { DocsPage } from './DocsPage.tsx'
import { globalTypes, initialGlobals, themeChoiceOf } from './toolbar.ts'

const startMsw = mswLoader()
const noWords = {}

// The pseudo language knows every text of the app, so it loads only where somebody asks for it.
const withLanguage: Loader = async ({ globals }) =>
  globals['language'] === 'pseudo' ? { language: (await import('../packages/app/src/stories/pseudo.ts')).pseudo } : {}

// The attributes go on the root element, where the app has them, so that what is portalled to the body follows too.
const withLook: Decorator = (Story, { globals, loaded }) => {
  const language = loaded['language'] as Language | undefined
  const code = language?.code ?? 'en'
  const choice = JSON.stringify(themeChoiceOf(globals))
  const isDouble = globals['textSize'] === 'double'

  useLayoutEffect(() => {
    applyThemeChoice(JSON.parse(choice) as ReturnType<typeof themeChoiceOf>)
    document.documentElement.lang = code
    document.documentElement.style.fontSize = isDouble ? '200%' : ''
  }, [choice, isDouble, code])

  return (
    <StoryLanguage value={language}>
      <UiTextProvider text={language?.uiText ?? noWords}>
        <MenuTextProvider text={language?.menuText ?? noWords}>
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
  // The pictures of the visual tests find the story by it, and give it Storybook's room.
  beforeEach: ({ canvasElement, parameters }) => {
    canvasElement.dataset['layout'] = String(parameters['layout'])
  },
  tags: ['autodocs'],
  initialGlobals,
  globalTypes,
  parameters: {
    // Tests look at violations only: collecting what passes takes as long again, and the panel alone shows it.
    a11y: { test: 'error', options: import.meta.env.MODE === 'test' ? { resultTypes: ['violations'] } : {} },
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
    docs: { container: DocsPage },
    // The theme paints the page; Storybook's own grounds would hide it.
    backgrounds: { disable: true },
    // The hosted review looks at the same two ways as the baselines here.
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
          'Theme',
          ['Tokens', 'Theming'],
          'Writing',
          'Forms',
          'Tables',
          'Accessibility',
          'Right-to-left and languages',
          'Bad input',
          'Components',
          'Form',
          'Table',
          'Calendar',
          'Patterns',
          'Screens',
          ['Login', 'Dashboard'],
        ],
      },
    },
  },
}

export default preview
