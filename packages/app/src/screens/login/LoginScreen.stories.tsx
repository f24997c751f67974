import { UiTextProvider } from '@commissary/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, http, HttpResponse } from 'msw'
import { expect, fn } from 'storybook/test'

import { pseudo, pseudoLogin, hardCodedTexts } from '../../stories/pseudo.ts'
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

// spec: 8.loginFailure
/** Shows the specification's message and keeps the user name. */
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

/** The button keeps its position and the focus; a second click does nothing. */
export const Busy: Story = {
  parameters: { msw: [http.post('/oauth/token', () => delay('infinite'))] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /User name/ }), 'dana@school.test')
    await userEvent.type(canvas.getByLabelText(/^Password/), 'secret{Enter}')
    await expect(canvas.getByRole('button', { name: 'Log in' })).toHaveAttribute('aria-busy', 'true')
  },
}

export const ServerGone: Story = {
  parameters: { msw: [http.post('/oauth/token', () => HttpResponse.error())] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /User name/ }), 'dana@school.test')
    await userEvent.type(canvas.getByLabelText(/^Password/), 'secret{Enter}')
    await expect(await canvas.findByRole('alert')).toHaveTextContent("The server can't be reached")
  },
}

// spec: 8.errorMessage
/** A password manager is faster than the app with its toasts: the message is then above the fields. */
export const ErrorMessageAtOnce: Story = {
  parameters: {
    msw: [
      http.post('/oauth/token', () =>
        HttpResponse.json({ errorMessage: 'Logins are closed until 6 for maintenance.' }, { status: 503 }),
      ),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /User name/ }), 'dana@school.test')
    await userEvent.type(canvas.getByLabelText(/^Password/), 'secret{Enter}')
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Logins are closed until 6 for maintenance.')
  },
}

/** A long pasted name: the field scrolls, and the page keeps its width. */
export const VeryLong: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('textbox', { name: /User name/ }).focus()
    await userEvent.paste('dana.of.the.central.kitchen.'.repeat(360))
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

/** The server's message has the waiting time. */
export const TooManyAttempts: Story = {
  parameters: {
    msw: [
      http.post('/oauth/token', () =>
        HttpResponse.json({ message: 'Too many attempts. Please wait 15 minutes.' }, { status: 429 }),
      ),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /User name/ }), 'dana@school.test')
    await userEvent.type(canvas.getByLabelText(/^Password/), 'wrong{Enter}')
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Too many attempts. Please wait 15 minutes.')
  },
}

/** A password longer than any valid one is reported like a wrong one. */
export const TooLong: Story = {
  parameters: {
    msw: [http.post('/oauth/token', () => HttpResponse.json({ message: 'Please check the fields.' }, { status: 422 }))],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /User name/ }), 'dana@school.test')
    await userEvent.click(canvas.getByLabelText(/^Password/))
    await userEvent.paste('x'.repeat(201))
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Invalid Username/password')
  },
}

/** Password managers find both fields, and pasting works. */
export const FilledByAManager: Story = {
  play: async ({ canvas, userEvent }) => {
    const [name, password] = [canvas.getByRole('textbox', { name: /User name/ }), canvas.getByLabelText(/^Password/)]
    await expect(name).toHaveAttribute('autocomplete', 'username')
    await expect(password).toHaveAttribute('autocomplete', 'current-password')
    await userEvent.click(password)
    await userEvent.paste('correct horse battery staple')
    await expect(password).toHaveValue('correct horse battery staple')
    await expect(canvas.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute('href', '/forgotPassword')
  },
}

/** Users who come from the parent portal log in as parents. */
export const Parent: Story = {
  args: { role: 'ROLE_PARENT' },
  parameters: {
    msw: [
      http.post('/oauth/token', async ({ request }) => {
        const username = new URLSearchParams(await request.text()).get('username')
        return HttpResponse.json({ error: 'invalid_grant', message: username }, { status: 429 })
      }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /User name/ }), 'ana@home.test')
    await userEvent.type(canvas.getByLabelText(/^Password/), 'secret{Enter}')
    await expect(await canvas.findByRole('alert')).toHaveTextContent('ROLE_PARENT:ana@home.test')
  },
}

export const NoHardCodedText: Story = {
  args: { texts: pseudoLogin },
  decorators: [(Story) => <UiTextProvider text={pseudo.uiText}>{Story()}</UiTextProvider>],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: pseudoLogin.submit }))
    await expect(hardCodedTexts(canvasElement, ['Commissary'])).toEqual([])
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
