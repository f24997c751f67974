import type { Meta, StoryObj } from '@storybook/react-vite'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect } from 'storybook/test'

import { english, LanguageProvider } from '../../messages/LanguageProvider.tsx'
import { CrashScreen } from './CrashScreen.tsx'

interface CrashProps {
  /** What the screen failed with. */
  error: Error
}

/** A route whose screen fails to load. */
function Crash({ error }: CrashProps) {
  const router = createMemoryRouter([
    {
      path: '*',
      loader: () => Promise.reject(error),
      element: null,
      hydrateFallbackElement: <></>,
      errorElement: <CrashScreen />,
    },
  ])
  return (
    <LanguageProvider language={english}>
      <RouterProvider router={router} />
    </LanguageProvider>
  )
}

const meta = {
  title: 'Screens/Crash',
  component: Crash,
  args: { error: new Error('A column of nothing') },
} satisfies Meta<typeof Crash>

export default meta
type Story = StoryObj<typeof meta>

export const Failed: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Reload the page' })).toBeVisible()
  },
}
/** A part of the app that is gone: the product was updated while the page was open. */
export const Updated: Story = {
  args: { error: new TypeError('Failed to fetch dynamically imported module: /assets/RecipesScreen.js') },
  play: async ({ canvas }) => expect(await canvas.findByRole('alert')).toHaveTextContent(/version/),
}
