import type { UserInfo } from '@commissary/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http } from 'msw'
import { expect, fn, screen, waitFor, within } from 'storybook/test'

import { answerUser, never, refused } from '../../stories/answers.ts'
import { pseudo, hardCodedTexts } from '../../stories/pseudo.ts'
import { StoryApp } from '../../stories/StoryApp.tsx'
import { clerk, parent, planner } from '../../stories/users.ts'
import { HandOffScreen } from './HandOffScreen.tsx'

const onLeave = fn()
const request = {
  handOff: { accessKey: 'access', refreshKey: 'refresh', siteId: '2' },
  pathname: '/manage/manageSchoolMenus',
}

/** The app reloads the page on leave. Without this, the new session would rerender the story and repeat the hand-off. */
const Page = () =>
  onLeave.mock.calls.length > 0 ? <p>The page was left.</p> : <HandOffScreen request={request} onLeave={onLeave} />

const meta = {
  title: 'Screens/Hand-off',
  component: StoryApp,
  args: { address: '/', children: <Page /> },
  argTypes: { children: { table: { disable: true } } },
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', msw: [answerUser(planner)] },
  beforeEach: () => {
    onLeave.mockClear()
    localStorage.removeItem('otherInfo')
  },
} satisfies Meta<typeof StoryApp>

export default meta
type Story = StoryObj<typeof meta>

/** Logs a user in before the story. */
const withSession = (user: UserInfo) => () => localStorage.setItem('otherInfo', JSON.stringify(user))
const storedUser = () => JSON.parse(localStorage.getItem('otherInfo') ?? 'null') as UserInfo | null

/** With no one logged in, the hand-off logs the user in and opens the named page and school. */
// spec: 2.handoff.login, 2.handoff.siteId
export const LogsIn: Story = {
  play: async () => {
    await waitFor(() => expect(onLeave).toHaveBeenCalledWith('/manage/manageSchoolMenus?school=2'))
    await expect(storedUser()).toMatchObject({ id: planner.id })
    await expect(localStorage.getItem('authInfo')).toContain('"access_token":"access"')
  },
}

export const Waiting: Story = {
  parameters: { msw: [http.get('*/commissary/userInfo', never)] },
  play: async ({ canvas }) => expect(await canvas.findByRole('status')).toHaveTextContent('Logging you in…'),
}

export const ParentOpensParentHome: Story = {
  parameters: { msw: [answerUser(parent)] },
  play: async () => waitFor(() => expect(onLeave).toHaveBeenCalledWith('/parent')),
}

/** A user who is already logged in is not asked. */
export const SameUser: Story = {
  beforeEach: withSession(planner),
  play: async () => waitFor(() => expect(onLeave).toHaveBeenCalledWith('/manage/manageSchoolMenus?school=2')),
}

/** Someone else is logged in: their session continues until the user answers. */
export const AsksFirst: Story = {
  tags: ['visual'],
  beforeEach: withSession(clerk),
  play: async () => {
    const question = await screen.findByRole('alertdialog', { name: 'Log in as another user?' })
    await expect(question).toHaveTextContent('Omar Haddad is logged in with this browser.')
    await expect(within(question).getByRole('button', { name: 'Log in as Dana Whitfield' })).toBeVisible()
    await expect(storedUser()).toMatchObject({ id: clerk.id })
  },
}

export const Confirmed: Story = {
  beforeEach: withSession(clerk),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Log in as Dana Whitfield' }))
    await expect(storedUser()).toMatchObject({ id: planner.id })
    await expect(onLeave).toHaveBeenCalledWith('/manage/manageSchoolMenus?school=2')
  },
}

export const Declined: Story = {
  beforeEach: withSession(clerk),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Stay logged in' }))
    await expect(storedUser()).toMatchObject({ id: clerk.id })
    await expect(onLeave).toHaveBeenCalledWith('/manage/manageSchoolMenus')
  },
}

/** Unknown keys open the login page. */
export const UnknownKeys: Story = {
  parameters: {
    msw: [
      http.get('*/commissary/userInfo', () => refused(401, 'Please log in.')),
      http.post('*/oauth/token', () => refused(400, 'Bad credentials')),
    ],
  },
  play: async () => {
    await waitFor(() => expect(onLeave).toHaveBeenCalledWith('/login?returnTo=%2Fmanage%2FmanageSchoolMenus'))
    await waitFor(() => expect(localStorage.getItem('authInfo')).toBeNull())
    await expect(storedUser()).toBeNull()
  },
}

const longest = { ...planner, firstName: 'x'.repeat(60), lastName: 'y'.repeat(60) }
export const VeryLong: Story = {
  parameters: { msw: [answerUser(longest)] },
  beforeEach: withSession(clerk),
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    await screen.findByRole('alertdialog')
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const Phone: Story = { ...AsksFirst, tags: [], globals: { viewport: { value: 'phone' } } }

export const NoHardCodedText: Story = {
  args: { language: pseudo },
  beforeEach: withSession(clerk),
  play: async ({ canvasElement }) => {
    const question = await screen.findByRole('alertdialog')
    for (const part of [question, canvasElement]) {
      await expect(hardCodedTexts(part, ['Commissary', 'Dana Whitfield', 'Omar Haddad'])).toEqual([])
    }
  },
}
