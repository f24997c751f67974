import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, fn, waitFor } from 'storybook/test'

import { answerUser } from '../../stories/answers.ts'
import { hardCodedTexts, pseudo } from '../../stories/pseudo.ts'
import { StoryApp } from '../../stories/StoryApp.tsx'
import { planner } from '../../stories/users.ts'
import { ChangePasswordScreen } from './ChangePasswordScreen.tsx'

const sent = fn()
const answer = (body: object, status = 200) =>
  http.post('/commissary/changePassword', async ({ request }) => {
    sent(await request.json())
    return HttpResponse.json(body, { status })
  })

const checked = fn()
const check = (status: number) =>
  http.post('/commissary/login', async ({ request }) => {
    checked(await request.json())
    return HttpResponse.json({ data: { message: 'The password is correct.' } }, { status })
  })

const meta = {
  title: 'Screens/Change password',
  component: StoryApp,
  args: { address: '/changePassword', children: <ChangePasswordScreen /> },
  argTypes: { children: { table: { disable: true } } },
  parameters: { msw: [answerUser(), check(200), answer({ data: { message: 'Your password has been changed.' } })] },
  beforeEach: () => {
    sent.mockClear()
    checked.mockClear()
  },
} satisfies Meta<typeof StoryApp>

export default meta
type Story = StoryObj<typeof meta>

/** The new password is sent once; afterwards the page holds none. */
export const Changes: Story = {
  play: async ({ canvas, userEvent }) => {
    const current = await canvas.findByLabelText(/^Current password/)
    await waitFor(() => expect(current).toHaveFocus())
    await expect(current).toHaveAttribute('autocomplete', 'current-password')
    await userEvent.keyboard('old password')
    await userEvent.type(canvas.getByLabelText(/^New password/), 'four yellow lemons')
    await userEvent.type(canvas.getByLabelText(/^Confirm new password/), 'four yellow lemons{Enter}')
    await expect(await canvas.findByText('Your password has been changed.')).toBeVisible()
    await expect(sent).toHaveBeenCalledOnce()
    await expect(sent).toHaveBeenCalledWith({
      currentPassword: 'old password',
      password: 'four yellow lemons',
    })
    for (const name of [/^Current password/, /^New password/, /^Confirm new password/]) {
      await expect(canvas.getByLabelText(name)).toHaveValue('')
    }
  },
}

export const NothingFilledIn: Story = {
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change password' }))
    await expect(canvas.getByText('Enter your current password')).toBeVisible()
    await expect(canvas.getAllByText('Password is mendatory')).toHaveLength(2)
    await userEvent.type(canvas.getByLabelText(/^New password/), 'four yellow lemons')
    await userEvent.type(canvas.getByLabelText(/^Confirm new password/), 'four')
    await expect(canvas.getByText('Passwords does not match')).toBeVisible()
    await expect(sent).not.toHaveBeenCalled()
  },
}

// spec: 7.login
/** A wrong current password is reported when its field loses the focus, before the user thinks up a new one. */
export const WrongAtOnce: Story = {
  parameters: { msw: [answerUser(), check(401), answer({})] },
  play: async ({ canvas, userEvent }) => {
    const current = await canvas.findByLabelText(/^Current password/)
    await userEvent.type(current, 'guess')
    await userEvent.tab()
    await expect(await canvas.findByText('This is not your current password.')).toBeVisible()
    await expect(checked.mock.calls).toEqual([[{ userName: `ROLE_CATERER:${planner.userName}`, password: 'guess' }]])
    await userEvent.type(current, 's')
    await expect(canvas.queryByText('This is not your current password.')).not.toBeInTheDocument()
  },
}

const refused = (body: object, status: number) => ({ msw: [answerUser(), check(200), answer(body, status)] })

/** The server's message is shown at its field. */
export const WrongPassword: Story = {
  parameters: refused(
    { message: 'Please check the fields.', fields: { currentPassword: 'This is not your current password.' } },
    422,
  ),
  play: async ({ canvas, userEvent }) => {
    const current = await canvas.findByLabelText(/^Current password/)
    await userEvent.type(current, 'guess')
    await userEvent.type(canvas.getByLabelText(/^New password/), 'four yellow lemons')
    await userEvent.type(canvas.getByLabelText(/^Confirm new password/), 'four yellow lemons{Enter}')
    await expect(await canvas.findByText('This is not your current password.')).toBeVisible()
    await waitFor(() => expect(current).toHaveFocus())
  },
}

export const TooManyAttempts: Story = {
  parameters: refused({ message: 'Too many attempts. Please wait 15 minutes.' }, 429),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^Current password/), 'guess')
    await userEvent.type(canvas.getByLabelText(/^New password/), 'four yellow lemons')
    await userEvent.type(canvas.getByLabelText(/^Confirm new password/), 'four yellow lemons{Enter}')
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Too many attempts. Please wait 15 minutes.')
  },
}

export const NoHardCodedText: Story = {
  args: { language: pseudo },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Change password/ }))
    await expect(hardCodedTexts(canvasElement, [planner.userName])).toEqual([])
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
