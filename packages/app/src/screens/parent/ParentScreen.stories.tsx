import { keepDraft } from '@commissary/ui/record-form'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, fn, screen, waitFor, within } from 'storybook/test'

import { answerUser, broken, never, saved } from '../../stories/answers.ts'
import { answerOwnFamily, childMenu, childOrders, lucia, mateo, ownFamily } from '../../stories/own-family.ts'
import { StoryApp } from '../../stories/StoryApp.tsx'
import { parent } from '../../stories/users.ts'
import { ParentScreen } from './ParentScreen.tsx'

const base = [answerUser(parent)]
const phone = { viewport: { value: 'phone' } }

const meta = {
  title: 'Screens/Parents',
  component: StoryApp,
  args: { address: '/parent', user: parent, children: <ParentScreen /> },
  argTypes: { children: { table: { disable: true } } },
  parameters: { msw: [...base, ...answerOwnFamily()] },
} satisfies Meta<typeof StoryApp>

export default meta
type Story = StoryObj<typeof meta>

const withData = (...answers: Parameters<typeof answerOwnFamily>): Pick<Story, 'parameters'> => ({
  parameters: { msw: [...base, ...answerOwnFamily(...answers)] },
})

/** Items with an allergen of the child are crossed out and say why; items with unknown allergens say so and are not crossed out. */
export const Home: Story = {
  tags: ['visual'],
  globals: phone,
  play: async ({ canvas }) => {
    const days = within(await canvas.findByRole('list', { name: /^Lunch, / }))
    await expect(canvas.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Mateo', 'Lucía'])
    await expect(canvas.getByText('Allergies: Eggs')).toBeVisible()
    const [salad] = days.getAllByText('Garden chef salad')
    await expect(salad?.closest('s')).not.toBeNull()
    await expect(salad?.closest('li')).toHaveTextContent('Contains Eggs')
    await expect(days.getAllByText('Beef tacos')[0]?.closest('li')).toHaveTextContent('May contain Eggs')
    const [fruit] = days.getAllByText('Fruit of the day')
    await expect(fruit?.closest('s')).toBeNull()
    await expect(fruit?.closest('li')).toHaveTextContent('Unknown: Eggs')
    await expect(days.getByText('No meals: Staff training')).toBeVisible()
    await expect(canvas.getByText('Balance: $21.75')).toBeVisible()
    const today = days.getAllByRole('listitem').find((item) => item.getAttribute('aria-current') === 'date')
    // The orders come after the menu.
    await waitFor(() => expect(today).toHaveTextContent('Ordered ($3.25)'))
    await expect(today).toHaveTextContent('The cutoff has passed.')
    await expect(within(today ?? document.body).queryByRole('button')).not.toBeInTheDocument()
    await expect(days.getByText('Until Nov 18, 2026, 2:00 PM')).toBeVisible()
  },
}

/** Later weeks, because a cutoff can be weeks ahead. The buttons stay where they are while days load. */
export const LaterWeek: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: /^November 18\s–\s24, 2026$/ })).toBeVisible()
    const next = canvas.getByRole('button', { name: 'Next week' })
    await userEvent.click(next)
    await expect(canvas.getByRole('heading', { name: /^November 25\s–\sDecember 1, 2026$/ })).toBeVisible()
    await expect(next).toHaveFocus()
    await expect(await canvas.findByText(/hasn't published a menu for these days/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Today' }))
    await expect(await canvas.findByRole('list', { name: /^Lunch, / })).toBeVisible()
  },
}

/** A meal that was served says nothing about its cutoff. */
export const Served: Story = {
  ...withData({
    orders: () => ({
      ...childOrders,
      orders: childOrders.orders.map((order) => ({ ...order, status: 'served' as const })),
    }),
  }),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Served'))[0]).toBeVisible()
    await expect(canvas.queryByText('The cutoff has passed.')).not.toBeInTheDocument()
  },
}

let placed: typeof childOrders.orders = []
const answerOrdering = [
  ...answerOwnFamily({ orders: () => ({ ...childOrders, orders: [...childOrders.orders, ...placed] }) }),
  http.post('*/commissary/ownFamily/children/51/orders', async ({ request }) => {
    const { date, menuType } = (await request.json()) as { date: string; menuType: 'MEAL' }
    placed = [{ id: 90, date, menuType, kind: 'Regular', status: 'placed', items: [], total: '3.25' }]
    return HttpResponse.json({ data: { message: 'Order placed', id: 90 } }, { status: 201 })
  }),
  http.post('*/commissary/ownFamily/orders/90/cancel', () => {
    placed = []
    return saved(90)
  }),
]

/** By keyboard: the focus stays on the day's button, which then cancels. */
export const OrderAndCancel: Story = {
  parameters: { msw: [...base, ...answerOrdering] },
  beforeEach: () => {
    placed = []
  },
  play: async ({ canvas, userEvent }) => {
    const order = await canvas.findByRole('button', {
      name: 'Order for $3.25: Lunch, Thursday, November 19, 2026',
    })
    order.focus()
    await userEvent.keyboard('{Enter}')
    const cancel = await canvas.findByRole('button', { name: 'Cancel order: Lunch, Thursday, November 19, 2026' })
    await expect(cancel).toHaveFocus()
    await waitFor(() => expect(cancel).not.toHaveAttribute('aria-busy'))
    await userEvent.keyboard('{Enter}')
    await expect(
      await canvas.findByRole('button', { name: 'Order for $3.25: Lunch, Thursday, November 19, 2026' }),
    ).toHaveFocus()
  },
}

/** Without allergies every item has its letters, and a key. Without orders there is neither a balance nor a button. */
export const WithoutOrders: Story = {
  ...withData({
    family: { ...ownFamily, isOrderingOn: false, households: [{ id: 5, name: 'Reyes', balance: null }] },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Lucía' }))
    await expect(await canvas.findByText('No allergies entered')).toBeVisible()
    await expect((await canvas.findAllByText('M W (E)'))[0]).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /Order/ })).not.toBeInTheDocument()
    await expect(canvas.queryByText(/Balance/)).not.toBeInTheDocument()
  },
}

/** In the reader's language, with the caterer's own names, marked as English, for items that have none in it. */
export const InSpanish: Story = {
  globals: { language: 'spanish' },
  play: async ({ canvas }) => {
    const [tacos] = await canvas.findAllByText('Tacos de carne')
    await expect(tacos).toHaveAttribute('lang', 'es')
    await expect(canvas.getAllByText('Garden chef salad')[0]).toHaveAttribute('lang', 'en')
    await expect(canvas.queryByText('Beef tacos')).not.toBeInTheDocument()
    await expect(canvas.getByText('Alergias: Huevos')).toBeVisible()
  },
}

export const InArabic: Story = {
  globals: { ...phone, language: 'arabic' },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('تاكو لحم'))[0]).toHaveAttribute('lang', 'ar')
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const NoChildren: Story = {
  ...withData({ family: { ...ownFamily, households: [], children: [] } }),
  play: async ({ canvas }) => expect(await canvas.findByText('No children yet')).toBeVisible(),
}

export const NoMenu: Story = {
  ...withData({
    family: { ...ownFamily, children: [lucia] },
    menu: { ...childMenu, menus: [], closedDays: [] },
  }),
  play: async ({ canvas }) =>
    expect(await canvas.findByText("Riverbend Middle School hasn't published a menu for these days.")).toBeVisible(),
}

const long = 'Wolfeschlegelsteinhausenbergerdorff'

/** A debt, two households, and names too long for one line on a phone. */
export const LongNames: Story = {
  globals: phone,
  ...withData({
    family: {
      ...ownFamily,
      households: [
        { id: 5, name: 'Reyes', balance: '-112.5' },
        { id: 6, name: long, balance: '0' },
      ],
      children: [
        { ...mateo, lastName: `${long} ${long}`, schoolName: `${long} Elementary` },
        { ...lucia, firstName: mateo.firstName, lastName: long, householdId: 6 },
      ],
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('To pay, Reyes: $112.50')).toBeVisible()
    // Two children with the same first name are shown with their last names.
    await expect(canvas.getByRole('tab', { name: `Mateo ${long}` })).toBeInTheDocument()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const Loading: Story = {
  parameters: { msw: [...base, http.get('*/commissary/ownFamily', never)] },
}

export const Offline: Story = {
  parameters: { msw: [...base, http.get('*/commissary/ownFamily', () => HttpResponse.error())] },
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible(),
}

/** The menu is shown even if the orders fail to load. */
export const OrdersFailed: Story = {
  parameters: {
    msw: [
      ...base,
      http.get('*/commissary/ownFamily/children/:id/orders', broken),
      ...answerOwnFamily({ family: { ...ownFamily, children: [mateo] } }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
    await expect((await canvas.findAllByText('Beef tacos'))[0]).toBeVisible()
  },
}

let sent: unknown
/** Each child's allergies, and the parent's own profile. */
export const Settings: Story = {
  tags: ['visual'],
  args: { address: '/parent?page=settings' },
  globals: phone,
  parameters: {
    msw: [
      ...base,
      ...answerOwnFamily(),
      http.put('*/commissary/ownFamily/children/51/allergies', async ({ request }) => {
        sent = [request.headers.get('if-match'), await request.json()]
        return saved(51)
      }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const own = within(await canvas.findByRole('region', { name: 'Allergies of Mateo Reyes' }))
    await expect(own.getByRole('checkbox', { name: 'Eggs' })).toBeChecked()
    await expect(canvas.getByRole('region', { name: 'Allergies of Lucía Reyes' })).toBeVisible()
    await expect(await canvas.findByRole('textbox', { name: 'Email' })).toHaveAttribute('readonly')
    await userEvent.click(own.getByRole('checkbox', { name: 'Milk' }))
    await userEvent.click(own.getByRole('button', { name: 'Save allergies' }))
    await expect(await canvas.findByText('Saved')).toBeVisible()
    await expect(sent).toEqual(['"3"', { allergies: ['Milk', 'Eggs'] }])
  },
}

const told = fn<(kind: unknown, body: unknown) => void>()
/** Emails about menus and orders are turned on one by one; without orders there is no choice about them. */
export const Emails: Story = {
  args: { address: '/parent?page=settings' },
  parameters: {
    msw: [
      ...base,
      ...answerOwnFamily(),
      http.put('*/commissary/notificationChoices/:kind', async ({ params, request }) => {
        told(params['kind'], await request.json())
        return HttpResponse.json({ data: { message: 'Choice saved' } })
      }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    told.mockClear()
    const section = within(await canvas.findByRole('region', { name: 'Notifications by email' }))
    const menus = await section.findByRole('switch', { name: 'New menu: Email' })
    await expect(section.getByRole('switch', { name: 'Order due: Email' })).toBeChecked()
    await expect(menus).not.toBeChecked()
    await userEvent.click(menus)
    await waitFor(() => expect(told).toHaveBeenCalledWith('childMenu', { bell: false, mail: true }))
    await expect(menus).toBeChecked()
  },
}

const chosen = fn<(language: unknown) => void>()
/** The parent's own language, as staff choose theirs. */
export const OwnLanguage: Story = {
  args: { address: '/parent?page=settings' },
  parameters: {
    msw: [
      ...base,
      ...answerOwnFamily(),
      http.put('*/commissary/userInfo/language', async ({ request }) => {
        chosen(await request.json())
        return HttpResponse.json({ data: { message: 'Language changed' } })
      }),
    ],
  },
  beforeEach: () => {
    chosen.mockClear()
    return () => localStorage.removeItem('commissary.language')
  },
  play: async ({ canvas, userEvent }) => {
    const section = within(await canvas.findByRole('region', { name: 'Language' }))
    await expect(section.getByText('English')).toBeVisible()
    const change = section.getByRole('button', { name: 'Change language' })
    await userEvent.click(change)
    const dialog = within(await screen.findByRole('dialog', { name: 'Language' }))
    await expect(dialog.getByRole('radio', { name: "Your caterer's: English" })).toBeChecked()
    await expect(dialog.getByRole('radio', { name: 'Español' })).toBeVisible()
    await userEvent.click(dialog.getByRole('radio', { name: 'English' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(chosen).toHaveBeenCalledWith({ language: 'en' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(change).toHaveFocus()
  },
}

const ifMatch = fn<(version: string | null) => void>()
let storedVersion = 3
const answerStored = (...allergies: ('Eggs' | 'Milk' | 'Peanuts')[]) => [
  http.get('*/commissary/ownFamily', () =>
    HttpResponse.json({
      ...ownFamily,
      children: [storedVersion === 3 ? mateo : { ...mateo, allergies, version: storedVersion }],
    }),
  ),
  ...answerOwnFamily(),
]

const stored = {
  args: { address: '/parent?page=settings' },
  beforeEach: () => {
    storedVersion = 3
    ifMatch.mockClear()
  },
} satisfies Story

/** The form stays after a save, and the next one is based on it. */
export const SavesAllergiesTwice: Story = {
  ...stored,
  parameters: {
    msw: [
      ...base,
      http.put('*/commissary/ownFamily/children/51/allergies', ({ request }) => {
        ifMatch(request.headers.get('if-match'))
        storedVersion++
        return saved(51)
      }),
      ...answerStored('Eggs', 'Milk'),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const save = await canvas.findByRole('button', { name: 'Save allergies' })
    for (const [count, name] of ['Milk', 'Peanuts'].entries()) {
      await userEvent.click(canvas.getByRole('checkbox', { name }))
      await userEvent.click(save)
      await waitFor(() => expect(ifMatch).toHaveBeenCalledTimes(count + 1))
      await waitFor(() => expect(save).not.toHaveAttribute('aria-busy'))
    }
    await expect(ifMatch.mock.calls).toEqual([['"3"'], ['"4"']])
  },
}

/** What the office saved in the meantime is shown next to the parent's choice, and neither is lost. */
export const AllergiesChangedByTheOffice: Story = {
  ...stored,
  parameters: {
    msw: [
      ...base,
      http.put('*/commissary/ownFamily/children/51/allergies', ({ request }) => {
        ifMatch(request.headers.get('if-match'))
        if (storedVersion === 4) return saved(51)
        storedVersion = 4
        const current = { ...mateo, allergies: ['Peanuts'], version: 4 }
        return HttpResponse.json({ message: 'Someone else saved this student.', current }, { status: 409 })
      }),
      ...answerStored('Peanuts'),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Milk' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save allergies' }))
    const notice = within(await canvas.findByRole('group', { name: 'Someone else saved this record' }))
    await expect(notice.getByText('Peanuts')).toBeVisible()
    await expect(canvas.getByRole('checkbox', { name: 'Milk' })).toBeChecked()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Peanuts' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save allergies' }))
    await waitFor(() => expect(ifMatch.mock.calls).toEqual([['"3"'], ['"4"']]))
    await waitFor(() => expect(canvas.queryByRole('group', { name: 'Someone else saved this record' })).toBeNull())
  },
}

/** Changes that were not saved are offered again. */
export const UnsavedProfile: Story = {
  args: { address: '/parent?page=settings' },
  beforeEach: () =>
    keepDraft(
      { userId: parent.id, name: 'own profile' },
      {
        version: 2,
        savedAt: '2026-11-18T14:00:00.000Z',
        base: { firstName: 'Ana', lastName: 'Reyes', mobile: '2125550134' },
        values: { firstName: 'Ana María', lastName: 'Reyes', mobile: '2125550134' },
      },
    ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^You have unsaved changes from /)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Restore' }))
    await expect(canvas.getByLabelText(/^First name/)).toHaveValue('Ana María')
  },
}

export const Help: Story = {
  args: { address: '/parent?page=help' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Allergies' })).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'A child is missing' })).toBeVisible()
    const picture = canvas.getByRole<HTMLImageElement>('img', { name: 'Home on a phone, with sample data' })
    picture.scrollIntoView()
    await waitFor(() => expect(picture.naturalWidth).toBe(390))
  },
}
