import type { Decorator, Preview } from '@storybook/react-vite'
import { mswLoader } from 'msw-storybook-addon/csf3'
import { useLayoutEffect } from 'react'

import { applyThemeChoice, defaultThemeChoice, GlobalStyle, type ThemeChoice } from '../packages/ui/src/index.ts'
import '../packages/ui/src/fonts.css'

const startMsw = mswLoader()

// The attributes go on the root element, where the app has them, so that what is portalled to the body follows too.
const withTheme: Decorator = (Story, { globals }) => {
  const scheme: ThemeChoice['scheme'] = globals['theme'] === 'dark' ? 'dark' : 'light'
  const direction: ThemeChoice['direction'] = globals['direction'] === 'rtl' ? 'rtl' : 'ltr'

  useLayoutEffect(() => {
    applyThemeChoice({ ...defaultThemeChoice, scheme, direction })
    document.documentElement.lang = 'en'
  }, [scheme, direction])

  return (
    <>
      <GlobalStyle />
      <Story />
    </>
  )
}

const preview: Preview = {
  decorators: [withTheme],
  // Only stories that name handlers need the service worker.
  loaders: [(context) => (context.parameters['msw'] ? startMsw(context) : {})],
  tags: ['autodocs'],
  initialGlobals: { theme: 'light', direction: 'ltr' },
  globalTypes: {
    theme: {
      description: 'Light or dark',
      toolbar: {
        icon: 'contrast',
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
        dynamicTitle: true,
      },
    },
    direction: {
      description: 'Direction of the text',
      toolbar: {
        icon: 'transfer',
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
        dynamicTitle: true,
      },
    },
  },
  parameters: {
    a11y: { test: 'error' },
    layout: 'padded',
    viewport: {
      options: {
        phone: { name: 'Phone', styles: { width: '390px', height: '844px' }, type: 'mobile' },
        tablet: { name: 'Tablet', styles: { width: '820px', height: '1180px' }, type: 'tablet' },
      },
    },
    controls: { expanded: true },
    // The theme paints the page; Storybook's own grounds would hide it.
    backgrounds: { disable: true },
    options: { storySort: { order: ['Theme', 'Components', 'Form', 'Table', 'Patterns', 'Screens'] } },
  },
}

export default preview
