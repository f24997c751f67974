import { languageNames } from '@commissary/messages/languages'
import { UiTextProvider } from '@commissary/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, fn } from 'storybook/test'

import { never, refused, saved } from '../../stories/answers.ts'
import { pseudo, pseudoPassword, hardCodedTexts } from '../../stories/pseudo.ts'
import { PasswordPages } from './PasswordPages.tsx'

const onSend = fn()
const onLookup = fn()
const onActivation = fn()

/** In the specification, true means that no user has the email. */
const registered = (isUnknown: boolean) =>
  http.get('/commissary/usersAuthInfoes/search/validateUserName', ({ request }) => {
    onLookup(new URL(request.url).searchParams.get('username'))
    return HttpResponse.json(isUnknown)
  })
const account = (active: boolean) =>
  http.get('/commissary/catererAccActivation', ({ request }) => {
    onActivation(new URL(request.url).searchParams.get('username'))
    return HttpResponse.json({ data: { message: 'The state of the account', active } })
  })
const sends = http.post('/commissary/forgotPassword', async ({ request }) => {
  onSend(await request.json())
  return saved()
})

const meta = {
  title: 'Screens/Forgot password',
  component: PasswordPages,
  args: { page: { kind: 'forgot' }, onLeave: fn() },
  parameters: { layout: 'fullscreen', msw: [registered(false), account(true), sends] },
  beforeEach: () => {
    onSend.mockClear()
    onLookup.mockClear()
    onActivation.mockClear()
  },
} satisfies Meta<typeof PasswordPages>

export default meta
type Story = StoryObj<typeof meta>

const inPseudo = {
  args: { texts: pseudoPassword },
  decorators: [(Story) => <UiTextProvider text={pseudo.uiText}>{Story()}</UiTextProvider>],
} satisfies Partial<Story>

// spec: 2.route.forgotPassword
export const Empty: Story = {
  play: async ({ canvas }) => {
    const email = await canvas.findByRole('textbox', { name: /Email/ })
    await expect(email).toHaveFocus()
    await expect(email).toHaveAttribute('autocomplete', 'username')
    await expect(canvas.getByRole('link', { name: 'Back to log in' })).toHaveAttribute('href', '/login')
  },
}

// spec: 5.forgotPassword.email
export const EmailIsRequired: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /Email/ }), '   ')
    await userEvent.click(canvas.getByRole('button', { name: 'Send link' }))
    await expect(canvas.getByText('Please provide email')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: /Email/ })).toHaveFocus()
    await expect(onLookup).not.toHaveBeenCalled()
  },
}

/** The error is at the field until the field changes; no email is requested. */
// spec: 8.emailNotRegistered, 7.validateUserName, 7.validateUserName.true
export const NotRegistered: Story = {
  parameters: { msw: [registered(true), sends] },
  play: async ({ canvas, userEvent }) => {
    const email = await canvas.findByRole('textbox', { name: /Email/ })
    await userEvent.type(email, 'nobody@school.test{Enter}')
    await expect(await canvas.findByText('This email id is not registered')).toBeVisible()
    await expect(email).toHaveFocus()
    await expect(email).toHaveAttribute('aria-invalid', 'true')
    await expect(onLookup.mock.calls).toEqual([['nobody@school.test']])
    await expect(onSend).not.toHaveBeenCalled()
    await userEvent.type(email, 'x')
    await expect(canvas.queryByText('This email id is not registered')).not.toBeInTheDocument()
  },
}

// spec: 8.resetLinkSent, 7.forgotPassword, 7.forgotPassword.body
export const Sent: Story = {
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /Email/ }), ' dana@school.test ')
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Send link' }))
    await expect(
      await canvas.findByText('Your password reset link has been sent to you registered email id'),
    ).toBeVisible()
    await expect(onSend.mock.calls).toEqual([[{ username: 'dana@school.test' }]])
    await expect(canvas.getByRole('button', { name: 'Send again' })).toBeVisible()
  },
}

// spec: 7.catererAccActivation
/** A user who was invited and has no password yet gets the invitation again. */
export const NotActiveYet: Story = {
  parameters: { msw: [registered(false), account(false), sends] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /Email/ }), 'new@school.test{Enter}')
    await expect(
      await canvas.findByText("This account isn't active yet. We sent its activation link again."),
    ).toBeVisible()
    await expect(onActivation.mock.calls).toEqual([['new@school.test']])
    await expect(onSend.mock.calls).toEqual([[{ username: 'new@school.test' }]])
  },
}

export const Busy: Story = {
  parameters: { msw: [http.get('/commissary/usersAuthInfoes/search/validateUserName', never)] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /Email/ }), 'dana@school.test{Enter}')
    await expect(canvas.getByRole('button', { name: 'Send link' })).toHaveAttribute('aria-busy', 'true')
  },
}

/** The account was deactivated between the two calls; the second one reports it. */
export const RefusedByTheServer: Story = {
  parameters: {
    msw: [
      registered(false),
      account(true),
      http.post('/commissary/forgotPassword', () =>
        HttpResponse.json(
          {
            message: 'This email id is not registered',
            fields: { username: 'This email id is not registered' },
          },
          { status: 422 },
        ),
      ),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const email = await canvas.findByRole('textbox', { name: /Email/ })
    await userEvent.type(email, 'dana@school.test{Enter}')
    await expect(await canvas.findByText('This email id is not registered')).toBeVisible()
    await expect(email).toHaveFocus()
  },
}

export const TooManyAttempts: Story = {
  parameters: {
    msw: [
      registered(false),
      account(true),
      http.post('/commissary/forgotPassword', () => refused(429, 'Too many attempts. Please wait 15 minutes.')),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /Email/ }), 'dana@school.test{Enter}')
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Too many attempts. Please wait 15 minutes.')
  },
}

export const ServerGone: Story = {
  parameters: {
    msw: [http.get('/commissary/usersAuthInfoes/search/validateUserName', () => HttpResponse.error())],
  },
  play: async ({ canvas, userEvent }) => {
    const email = await canvas.findByRole('textbox', { name: /Email/ })
    await userEvent.type(email, 'dana@school.test{Enter}')
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      "The server can't be reached. Check your connection",
    )
    await expect(email).toHaveValue('dana@school.test')
  },
}

/** A pasted text that is too long is neither truncated nor sent, and the page keeps its width. */
export const VeryLong: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('textbox', { name: /Email/ }))
    await userEvent.paste('dana.of.the.central.kitchen.'.repeat(360))
    await userEvent.click(canvas.getByRole('button', { name: 'Send link' }))
    await expect(onLookup).not.toHaveBeenCalled()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const NoHardCodedText: Story = {
  ...inPseudo,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox'), 'dana@school.test{Enter}')
    await canvas.findByText(pseudoPassword.sent)
    await expect(hardCodedTexts(canvasElement, Object.values(languageNames))).toEqual([])
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
