import { languageNames } from '@commissary/messages/languages'
import { UiTextProvider } from '@commissary/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, fn, waitFor, within } from 'storybook/test'

import { never, refused } from '../../stories/answers.ts'
import { pseudo, pseudoPassword, hardCodedTexts } from '../../stories/pseudo.ts'
import { planner } from '../../stories/users.ts'
import { PasswordPages } from './PasswordPages.tsx'

const onLeave = fn()
const onSave = fn()
const onAsk = fn()

const link = { token: 'Ab-3_x', uid: 12 }
const expiredText = 'Your registration link has expired please contact your system administrator.'
const doneText = 'Your password has been set successfully.'

const good = http.get('/commissary/isLinkValidate', ({ request }) => {
  onAsk(new URL(request.url).search)
  return HttpResponse.json({
    data: { message: 'The link is valid.', username: 'dana@school.test', role: 'administrator' },
  })
})
const bad = http.get('/commissary/isLinkValidate', () => refused(404, expiredText))
const saves = http.post('/commissary/recoveryPassword', async ({ request }) => {
  onSave(new URL(request.url).search, await request.json())
  return HttpResponse.json({ data: { message: doneText } })
})
const savesNot = (status: number, body: object) =>
  http.post('/commissary/recoveryPassword', () => HttpResponse.json(body as { message: string }, { status }))

const meta = {
  title: 'Screens/Set password',
  component: PasswordPages,
  args: { page: { kind: 'reset', link }, onLeave },
  parameters: { layout: 'fullscreen', msw: [good, saves] },
  beforeEach: () => {
    localStorage.clear()
    onLeave.mockClear()
    onSave.mockClear()
    onAsk.mockClear()
  },
} satisfies Meta<typeof PasswordPages>

export default meta
type Story = StoryObj<typeof meta>

const inPseudo = {
  args: { texts: pseudoPassword },
  decorators: [(Story) => <UiTextProvider text={pseudo.uiText}>{Story()}</UiTextProvider>],
} satisfies Partial<Story>

// spec: 4.resetLink.pending
export const Pending: Story = {
  parameters: { msw: [http.get('/commissary/isLinkValidate', never)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Checking your link…')).toBeVisible()
    await expect(canvas.queryByLabelText(/^Password/)).not.toBeInTheDocument()
  },
}

/** Password managers find the user name and can suggest a password. */
// spec: 2.route.reset, 2.reset.confirmation, 4.resetLink.valid, 7.isLinkValidate
export const Filled: Story = {
  play: async ({ canvas, userEvent }) => {
    const password = await canvas.findByLabelText(/^Password/)
    await expect(onAsk).toHaveBeenCalledWith('?token=Ab-3_x&userId=12&isCaterer=true')
    await expect(password).toHaveFocus()
    await expect(password).toHaveAttribute('autocomplete', 'new-password')
    await expect(canvas.getByLabelText(/^Confirm password/)).toHaveAttribute('autocomplete', 'new-password')
    const userName = canvas.getByRole('textbox', { name: 'User name' })
    await expect(userName).toHaveValue('dana@school.test')
    await expect(userName).toHaveAttribute('autocomplete', 'username')
    await expect(userName).toHaveAttribute('readonly')

    await userEvent.paste('correct horse battery staple')
    await expect(password).toHaveValue('correct horse battery staple')
    await userEvent.click(canvas.getAllByRole('button', { name: 'Show password' })[0] as HTMLElement)
    await expect(password).toHaveAttribute('type', 'text')
  },
}

/** The same form for a new account. */
// spec: 2.route.activate, 2.reset.confirmation, 4.resetLink.valid
export const Activation: Story = {
  args: { page: { kind: 'activate', link } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Activate your account' })).toBeVisible()
    await expect(await canvas.findByLabelText(/^Confirm password/)).toBeVisible()
  },
}

// spec: 5.password.required, 5.password.requiredText
export const BothAreRequired: Story = {
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Set password' }))
    await expect(canvas.getAllByText('Password is mendatory')).toHaveLength(2)
    await expect(canvas.getByLabelText(/^Password/)).toHaveFocus()

    await userEvent.keyboard('secret words')
    await expect(canvas.getAllByText('Password is mendatory')).toHaveLength(1)
    await expect(onSave).not.toHaveBeenCalled()
  },
}

// spec: 5.password.match, 5.password.matchText
export const NotTheSame: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^Password/), 'secret words')
    await userEvent.type(canvas.getByLabelText(/^Confirm password/), 'Secret words{Enter}')
    await expect(canvas.getByText('Passwords does not match')).toBeVisible()
    await expect(canvas.getByLabelText(/^Confirm password/)).toHaveFocus()
    await expect(onSave).not.toHaveBeenCalled()
  },
}

/** Clicking Save twice saves once, and the login page opens automatically. */
// spec: 3.passwordReset.username, 3.passwordReset.fToken, 3.passwordReset.password, 3.passwordReset.isCaterer
// spec: 7.recoveryPassword, 7.recoveryPassword.body, 8.passwordSet, 8.passwordSet.login
export const Saved: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^Password/), 'sécret 🥕 words')
    await userEvent.type(canvas.getByLabelText(/^Confirm password/), 'sécret 🥕 words')
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Set password' }))
    await expect(await canvas.findByText(doneText)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login')
    const body = {
      username: 'dana@school.test',
      fToken: 'Ab-3_x',
      password: 'sécret 🥕 words',
      isCaterer: true,
    }
    await expect(onSave.mock.calls).toEqual([['?isCaterer=true', body]])
    await waitFor(() => expect(onLeave.mock.calls).toEqual([['/login']]))
  },
}

/** Even if someone is logged in with this browser, the login page opens for the activated account. */
export const SavedBesideASession: Story = {
  play: async ({ canvas, userEvent }) => {
    localStorage.setItem('authInfo', JSON.stringify({ access_token: 'a', refresh_token: 'r', sessionId: 'story' }))
    localStorage.setItem('otherInfo', JSON.stringify(planner))
    await userEvent.type(await canvas.findByLabelText(/^Password/), 'seven plum dumplings')
    await userEvent.type(canvas.getByLabelText(/^Confirm password/), 'seven plum dumplings{Enter}')
    await expect(await canvas.findByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login?again=yes')
    localStorage.clear()
  },
}

/** Parents continue to their own login. */
export const SavedByParent: Story = {
  parameters: {
    msw: [
      http.get('/commissary/isLinkValidate', () =>
        HttpResponse.json({ data: { message: 'The link is valid.', username: 'pat@home.test', role: 'parent' } }),
      ),
      saves,
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^Password/), 'seven plum dumplings')
    await userEvent.type(canvas.getByLabelText(/^Confirm password/), 'seven plum dumplings')
    await userEvent.click(canvas.getByRole('button', { name: 'Set password' }))
    await expect(await canvas.findByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      '/login?returnTo=%2Fparent',
    )
  },
}

/** The message replaces the form and is in a toast; closing the toast leads to /404. */
// spec: 4.resetLink.invalid, 8.expiredLink.text, 8.expiredLink.toast, 8.expiredLink.redirect
export const Expired: Story = {
  tags: ['visual'],
  parameters: { msw: [bad] },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(expiredText)
    await expect(canvas.queryByLabelText(/^Password/)).not.toBeInTheDocument()
    const toasts = within(canvas.getByRole('region', { name: 'Notifications' }))
    await expect(toasts.getAllByText(expiredText)).toHaveLength(1)
    await expect(canvas.getByRole('link', { name: 'Request a new link' })).toHaveAttribute('href', '/forgotPassword')
    await expect(onLeave).not.toHaveBeenCalled()
    await userEvent.click(toasts.getByRole('button', { name: 'Close' }))
    await expect(onLeave.mock.calls).toEqual([['/404']])
  },
}

/** An address without a token makes no call. */
export const NoLink: Story = {
  args: { page: { kind: 'reset', link: null } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(expiredText)
    await expect(onAsk).not.toHaveBeenCalled()
  },
}

/** The link was used in another tab, or expired while the form was open. */
export const ExpiredWhileTyping: Story = {
  parameters: { msw: [good, savesNot(404, { message: expiredText })] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^Password/), 'secret words')
    await userEvent.type(canvas.getByLabelText(/^Confirm password/), 'secret words{Enter}')
    await expect(await canvas.findByRole('alert')).toHaveTextContent(expiredText)
    await expect(canvas.queryByLabelText(/^Password/)).not.toBeInTheDocument()
  },
}

/** The server's message is at the field until the field changes. */
export const PasswordRefused: Story = {
  parameters: {
    msw: [
      good,
      savesNot(422, {
        message: 'Please check the fields.',
        fields: { password: 'This password is used by many people. Choose another one.' },
      }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const password = await canvas.findByLabelText(/^Password/)
    await userEvent.type(password, 'password1')
    await userEvent.type(canvas.getByLabelText(/^Confirm password/), 'password1{Enter}')
    await expect(await canvas.findByText(/used by many people/)).toBeVisible()
    await expect(password).toHaveFocus()
    await userEvent.keyboard('2')
    await expect(canvas.queryByText(/used by many people/)).not.toBeInTheDocument()
  },
}

export const TooManyAttempts: Story = {
  parameters: {
    msw: [good, savesNot(429, { message: 'Too many attempts. Please wait 15 minutes.' })],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^Password/), 'secret words')
    await userEvent.type(canvas.getByLabelText(/^Confirm password/), 'secret words{Enter}')
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Too many attempts. Please wait 15 minutes.')
    await expect(canvas.getByLabelText(/^Password/)).toHaveValue('secret words')
  },
}

/** If the check fails, the link is not reported as expired, and the check can be retried. */
export const ServerGone: Story = {
  parameters: { msw: [http.get('/commissary/isLinkValidate', () => HttpResponse.error(), { once: true }), good] },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      "The server can't be reached. Check your connection",
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByLabelText(/^Password/)).toBeVisible()
  },
}

/** A pasted password that is too long is neither truncated nor sent. */
export const VeryLong: Story = {
  parameters: {
    msw: [
      http.get('/commissary/isLinkValidate', () =>
        HttpResponse.json({ data: { message: '', username: `${'kitchen.'.repeat(38)}@school.test` } }),
      ),
      saves,
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const password = await canvas.findByLabelText(/^Password/)
    await userEvent.click(password)
    await userEvent.paste('🥕'.repeat(201))
    await userEvent.click(canvas.getByLabelText(/^Confirm password/))
    await userEvent.paste('🥕'.repeat(201))
    await userEvent.click(canvas.getByRole('button', { name: 'Set password' }))
    await expect(password).toHaveFocus()
    await expect(onSave).not.toHaveBeenCalled()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const NoHardCodedText: Story = {
  ...inPseudo,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Set password/ }))
    await expect(hardCodedTexts(canvasElement, Object.values(languageNames))).toEqual([])
  },
}

export const NoHardCodedTextWhenExpired: Story = {
  ...inPseudo,
  parameters: { msw: [bad] },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('alert')
    await expect(hardCodedTexts(canvasElement, Object.values(languageNames))).toEqual([])
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
