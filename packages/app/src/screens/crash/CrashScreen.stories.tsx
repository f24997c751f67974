import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { english } from '../../messages/languages.ts'
import { LanguageProvider } from '../../messages/LanguageProvider.tsx'
import { CrashBoundary } from '../../routing/CrashBoundary.tsx'
import { CrashScreen } from './CrashScreen.tsx'

interface FailingProps {
  /** The error that the screen throws. */
  error: Error
}

function Failing({ error }: FailingProps): never {
  throw error
}

const meta = {
  title: 'Screens/Crash',
  component: CrashScreen,
  args: { error: new Error('Cannot read a column of undefined') },
  render: ({ error }) => (
    <LanguageProvider language={english}>
      <CrashBoundary pathname="/dashboard">
        <Failing error={error as Error} />
      </CrashBoundary>
    </LanguageProvider>
  ),
} satisfies Meta<typeof CrashScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Failed: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Reload the page' })).toBeVisible()
  },
}

/** A chunk is missing because the product was updated while the page was open. */
export const Updated: Story = {
  args: { error: new TypeError('Failed to fetch dynamically imported module: /assets/RecipesScreen.js') },
  play: async ({ canvas }) => expect(await canvas.findByRole('alert')).toHaveTextContent(/version/),
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
