import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, fn } from 'storybook/test'

import { LoginScreen } from './LoginScreen.tsx'

const meta = {
  title: 'Screens/Login',
  component: LoginScreen,
  args: { onTyping: fn(), onLoggedIn: fn(() => Promise.resolve()) },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof LoginScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}

export const NothingFilledIn: Story = {
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }))
    await expect(canvas.getByText('Please provide user name')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: /User name/ })).toHaveFocus()
  },
}

/** The specification's words, and the typed name stays. */
export const Refused: Story = {
  parameters: {
    msw: [
      http.post('/oauth/token', () =>
        HttpResponse.json({ error: 'invalid_grant', message: 'Bad credentials' }, { status: 400 }),
      ),
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /User name/ }), 'dana@school.test')
    await userEvent.type(canvas.getByLabelText(/^Password/), 'wrong')
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Invalid Username/password')
    await expect(canvas.getByRole('textbox', { name: /User name/ })).toHaveValue('dana@school.test')
    await expect(args.onLoggedIn).not.toHaveBeenCalled()
  },
}

export const ServerGone: Story = {
  parameters: { msw: [http.post('/oauth/token', () => HttpResponse.error())] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /User name/ }), 'dana@school.test')
    await userEvent.type(canvas.getByLabelText(/^Password/), 'secret{Enter}')
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The server cannot be reached')
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
