import type { Notification } from '@commissary/api-client'
import { Screen } from '@commissary/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { useLocation } from 'react-router-dom'
import { expect, fn, screen, waitFor, within } from 'storybook/test'

import { answerUser, broken, never } from '../stories/answers.ts'
import { answerNotifications, notifications } from '../stories/notifications.ts'
import { hardCodedTexts, pseudo } from '../stories/pseudo.ts'
import { StoryApp } from '../stories/StoryApp.tsx'
import { owner } from '../stories/users.ts'
import { NotificationPanel } from './NotificationPanel.tsx'
import { Guarded } from './PrivateArea.tsx'

/** Shows the address that the router is at. */
function Place() {
  const { pathname, search } = useLocation()
  return <Screen title={pathname + search}>{null}</Screen>
}

const marked = fn<(address: string, body: unknown) => void>()
let isRead = false
/** The number drops once something has been read. */
const answerRead = [
  http.get('*/commissary/userInfo', () => HttpResponse.json({ ...owner, unreadNotifications: isRead ? 2 : 3 })),
  http.put('*/commissary/notifications/:id/read', ({ params }) => {
    marked(`${String(params['id'])}/read`, null)
    isRead = true
    return HttpResponse.json({ unread: 2 })
  }),
  http.put('*/commissary/notifications/read', async ({ request }) => {
    marked('read', await request.json())
    isRead = true
    return HttpResponse.json({ unread: 0 })
  }),
]

const meta = {
  title: 'Screens/Shell/Notifications',
  component: StoryApp,
  args: {
    address: '/help',
    user: owner,
    children: (
      <Guarded>
        <Place />
      </Guarded>
    ),
  },
  argTypes: { children: { table: { disable: true } } },
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', msw: [...answerRead, answerNotifications()] },
  beforeEach: () => {
    isRead = false
    marked.mockClear()
    document.cookie = 'commissary.themePanel=opened; path=/'
  },
} satisfies Meta<typeof StoryApp>

export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

/** Opens the bell by keyboard, and returns the panel. */
async function openBell({ canvas, userEvent }: Context) {
  const bell = await canvas.findByRole('button', { name: /^Notifications/ })
  bell.focus()
  await userEvent.keyboard('{Enter}')
  return within(await screen.findByRole('dialog', { name: 'Notifications' }))
}

/** One of each kind, each a link to its record; the number of unread ones is announced. Escape returns the focus to the bell. */
export const Filled: Story = {
  tags: ['visual'],
  play: async (context) => {
    await expect(await context.canvas.findByRole('button', { name: 'Notifications, 3 unread' })).toBeVisible()
    const panel = await openBell(context)
    await waitFor(() => expect(panel.getByRole('status')).toHaveTextContent('6 notifications, 3 unread'))
    const links = within(panel.getByRole('list', { name: 'Notifications' })).getAllByRole('link')
    await expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/manage/inventory/recall?lotCodes=L-204&ingredient=12',
      '/manage/products?open=13#price',
      '/manage/productionMenu?school=1&day=2026-11-17',
      '/manage/inventory/purchaseOrders?open=12',
      '/manage/inventory/purchaseOrders?open=11',
      '/manage/manageSchoolMenus?school=2&month=2026-12&program=2',
    ])
    await expect(links[0]).toHaveAccessibleName(
      /Unread Recall.+Spinach, fresh, lot L-204: taken out of use at Central store\. Listeria notice of the vendor$/,
    )
    await expect(links[4]).toHaveTextContent('received on PO\u20110011: $32.00 to $27.50, down 14%.')
    await context.userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(context.canvas.getByRole('button', { name: /^Notifications/ })).toHaveFocus()
    await openBell(context)
  },
}

/** Opening one marks it as read and leads to its record. */
export const OpensTheRecord: Story = {
  play: async (context) => {
    const panel = await openBell(context)
    await context.userEvent.click(await panel.findByRole('link', { name: /Ground beef/ }))
    await expect(await context.canvas.findByRole('heading', { name: '/manage/products?open=13' })).toBeVisible()
    await waitFor(() => expect(marked).toHaveBeenCalledWith('64/read', null))
    await expect(await context.canvas.findByRole('button', { name: 'Notifications, 2 unread' })).toBeVisible()
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}

/** Only what was shown becomes read. */
export const MarkAllAsRead: Story = {
  play: async (context) => {
    const panel = await openBell(context)
    await context.userEvent.click(await panel.findByRole('button', { name: 'Mark all as read' }))
    await waitFor(() => expect(marked).toHaveBeenCalledWith('read', { upToId: 65 }))
  },
}

export const Empty: Story = {
  parameters: { msw: [answerUser({ ...owner, unreadNotifications: 0 }), answerNotifications([])] },
  play: async (context) => {
    await expect(await context.canvas.findByRole('button', { name: 'Notifications' })).toBeVisible()
    const panel = await openBell(context)
    await expect(await panel.findByText('No notifications yet')).toBeVisible()
    await expect(panel.queryByRole('button', { name: 'Mark all as read' })).toBeNull()
    await expect(panel.getByRole('link', { name: 'Choose notifications' })).toHaveAttribute(
      'href',
      '/settings/notifications',
    )
  },
}

export const Loading: Story = {
  parameters: { msw: [answerUser(owner), http.get('*/commissary/notifications', never)] },
  play: async (context) => {
    const panel = await openBell(context)
    await expect(panel.getByRole('status')).toHaveTextContent('Loading notifications')
  },
}

export const CannotBeRead: Story = {
  parameters: { msw: [answerUser(owner), http.get('*/commissary/notifications', broken)] },
  play: async (context) => {
    const panel = await openBell(context)
    await expect(await panel.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

const long = 'A'.repeat(60)
const many: Notification[] = Array.from({ length: 50 }, (_, index) => ({
  id: 500 - index,
  kind: 'priceJump',
  createdAt: '2026-11-18T13:05:00.000Z',
  isRead: false,
  facts: {
    ingredientId: 1,
    ingredientName: `${long} ${index}`,
    vendorName: long,
    before: '1',
    after: '2',
    percent: 100,
  },
}))

/** Fifty with endless names on a phone: they wrap, and the number stays short. */
export const VeryLongOnPhone: Story = {
  tags: ['visual'],
  globals: { viewport: { value: 'phone' } },
  parameters: { msw: [answerUser({ ...owner, unreadNotifications: 1204 }), answerNotifications(many)] },
  play: async (context) => {
    await expect(await context.canvas.findByText('99+')).toBeVisible()
    const panel = await openBell(context)
    await waitFor(() => expect(panel.getAllByRole('link').length).toBeGreaterThan(50))
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

const data = notifications.flatMap(({ facts }) => Object.values(facts).map(String))

/** Rendered by itself: behind the bell, it loads its texts in the language of the page. */
export const NoHardCodedText: Story = {
  args: { language: pseudo, address: '/', children: <NotificationPanel onClose={() => undefined} /> },
  play: async () => {
    const panel = await screen.findByRole('dialog')
    await within(panel).findByText(/Spinach/)
    await expect(hardCodedTexts(panel, data)).toEqual([])
  },
}
