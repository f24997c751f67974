import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, waitFor, within } from 'storybook/test'

import { answerUser, broken, never } from '../../stories/answers.ts'
import { hardCodedTexts, pseudo } from '../../stories/pseudo.ts'
import { answerPublicMenu, juniperMenu } from '../../stories/public-menu.ts'
import { StoryApp } from '../../stories/StoryApp.tsx'
import { PublicMenuScreen } from './PublicMenuScreen.tsx'

const month = '/menus/juniperhill?view=month&day=2026-11-18'

const meta = {
  title: 'Screens/Public menu',
  component: StoryApp,
  args: { address: month, children: <PublicMenuScreen /> },
  argTypes: { children: { table: { disable: true } } },
  parameters: { layout: 'fullscreen', msw: [answerUser(), answerPublicMenu()] },
} satisfies Meta<typeof StoryApp>

export default meta
type Story = StoryObj<typeof meta>

/** Words of the English page. */
const englishOnly =
  /\b(menus?|month|week|today|lunch|breakfast|contains?|unknown|milk,|eggs|allergens|print|download|subscribe|closed)\b/i

/** Texts in an element that match the pattern, except names in English. */
function textsIn(root: Element, pattern: RegExp): string[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: string[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.parentElement?.closest('a, option, [lang="en"]')) texts.push(node.textContent ?? '')
  }
  return texts.filter((text) => pattern.test(text))
}

export const Month: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Juniper Hill Elementary menus' })).toBeVisible()
    await expect(canvas.getByText('No meals: Thanksgiving Day')).toBeVisible()
    const days = within(canvas.getByRole('list', { name: 'Lunch, November 2026' }))
    await expect(days.getAllByText('Fruit of the day')[0]?.parentElement).toHaveTextContent(
      'Fruit of the day (To be announced)',
    )
    await expect(days.getAllByText('Taste test: local apples')[0]).toBeVisible()
    await expect(days.getAllByText('$3.25')[0]).toBeVisible()
    await expect(days.getAllByText('M W (E)')[0]).toBeVisible()
    // Screen readers read the letters as words.
    await expect(days.getAllByText('Contains Milk and Wheat. May contain Eggs')[0]).toBeInTheDocument()
    await expect(canvas.getByRole('link', { name: 'Add to your calendar' })).toHaveAttribute(
      'href',
      expect.stringMatching(
        /^webcal:.*\/commissary\/publicMenus\/juniperhill\/calendar\.ics\?itemType=MEAL&programId=1$/,
      ),
    )
  },
}

/** Items that contain an allergen, or lack information, are marked in words; allergen-free items are not marked. */
export const Avoid: Story = {
  tags: ['visual'],
  args: { address: '/menus/juniperhill?view=week&day=2026-11-18' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('heading', { name: 'Allergens to avoid' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Eggs' }))
    const first = within((await canvas.findAllByRole('list', { name: 'Entree' }))[0] ?? canvas.getByRole('main'))
    await expect(first.getByText('May contain Eggs')).toBeVisible()
    await expect(first.getByText('Contains Eggs')).toBeVisible()
    const milk = canvas.getAllByText('Low-fat milk')[0]?.closest('li')
    await expect(milk).not.toHaveTextContent('Eggs')
    await expect(canvas.getAllByText('Fruit of the day')[0]?.closest('li')).toHaveTextContent('Unknown: Eggs')
    await expect(canvas.getAllByText('Taste test: local apples')[0]?.closest('li')).toHaveTextContent('Unknown: Eggs')
  },
}

/** Items with unknown allergens stay, marked as such. */
export const Hidden: Story = {
  args: { address: '/menus/juniperhill?view=week&day=2026-11-18&avoid=Eggs&hide=yes' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('10 items hidden')).toBeVisible()
    await expect(canvas.queryByText('Beef tacos')).not.toBeInTheDocument()
    await expect(canvas.getAllByText('Unknown: Eggs').length).toBeGreaterThan(0)
  },
}

/** The page and the names that the caterer has in the language; its own names for the rest. A journey selects the language. */
export const Spanish: Story = {
  args: { address: `${month}&language=es` },
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { level: 1, name: 'Menús de Juniper Hill Elementary' })
    await expect(heading.closest('[lang]')).toHaveAttribute('lang', 'es')
    await expect(canvas.getByRole('heading', { name: 'Almuerzo, noviembre de 2026' })).toBeVisible()
    await expect(canvas.getAllByText('Contiene Leche y Trigo. Puede contener Huevos')[0]).toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: 'Imprimir' })).toBeVisible()
    await waitFor(() => expect(document.documentElement.lang).toBe('es'))
    const [tacos] = await canvas.findAllByText('Tacos de carne')
    await expect(tacos).toHaveAttribute('lang', 'es')
    await expect(canvas.getAllByText('Baby carrots')[0]).toHaveAttribute('lang', 'en')
    await expect(textsIn(canvas.getByRole('main'), englishOnly)).toEqual([])
  },
}

/** Runs from right to left, regardless of the direction around it. */
export const Arabic: Story = {
  tags: ['visual'],
  args: { address: `${month}&language=ar` },
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { level: 2, name: 'الغداء، نوفمبر 2026' })
    await expect(getComputedStyle(heading).direction).toBe('rtl')
    await waitFor(() => expect(document.documentElement.dir).toBe('rtl'))
    await expect(canvas.getAllByText('تاكو لحم')[0]).toHaveAttribute('lang', 'ar')
    await expect(canvas.getAllByText('$3.25')[0]).toBeVisible()
    // The calendar that the family subscribes to is in the page's language.
    const feed = canvas.getAllByRole('link').map((link) => link.getAttribute('href') ?? '')
    await expect(
      feed.filter((href) => href.includes('calendar.ics')).every((href) => href.includes('language=ar')),
    ).toBe(true)
    await expect(canvas.getByRole('button', { name: 'طباعة' })).toBeVisible()
    await expect(textsIn(canvas.getByRole('main'), englishOnly)).toEqual([])
  },
}

export const ArabicPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { address: '/menus/juniperhill?day=2026-11-18&language=ar&avoid=Eggs' },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('يحتوي على البيض'))[0]).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}

/** The server's messages are in the caterer's language, so the page uses its own. */
export const SpanishFailed: Story = {
  args: { address: `${month}&language=es` },
  parameters: { msw: [answerUser(), http.get('*/commissary/publicMenus/:subdomain', broken)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Reintentar' })).toBeVisible()
    await expect(canvas.getByText('Algo salió mal. Inténtelo de nuevo más tarde.')).toBeVisible()
  },
}

/** An item on one serving line names the line: by the school's name for it, or by its number in the language of the page. */
const withLines = {
  ...juniperMenu,
  servingLines: ['Grill'],
  menus: juniperMenu.menus.map((menu) => ({
    ...menu,
    days: menu.days.map((day) => ({
      ...day,
      lines: day.lines.map((line, index) => (index < 2 ? { ...line, servingLine: index + 1 } : line)),
    })),
  })),
}
export const ServingLines: Story = {
  args: { address: `${month}&language=es` },
  parameters: { msw: [answerUser(), answerPublicMenu(withLines)] },
  play: async ({ canvas }) => {
    const [tacos] = await canvas.findAllByText('Tacos de carne')
    await expect(tacos?.closest('li')).toHaveTextContent('Grill')
    await expect(canvas.getAllByText('Garden chef salad')[0]?.closest('li')).toHaveTextContent('Línea 2')
    await expect(canvas.getAllByText('Baby carrots')[0]?.closest('li')).not.toHaveTextContent(/Grill|Línea/)
  },
}

export const OtherMenu: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Breakfast' }))
    await expect(await canvas.findByRole('heading', { name: 'Breakfast, November 2026' })).toBeVisible()
    await expect(canvas.queryByText('Beef tacos')).not.toBeInTheDocument()
  },
}

/** Two grade groups with the same menu type have different names. */
export const SeveralGrades: Story = {
  parameters: {
    msw: [
      answerUser(),
      answerPublicMenu({
        ...juniperMenu,
        menus: juniperMenu.menus.map((menu, index) => ({ ...menu, itemType: 'MEAL', grades: index ? '6-8' : 'K-5' })),
      }),
    ],
  },
  play: async ({ canvas }) => expect(await canvas.findByRole('tab', { name: 'Lunch, grades 6-8' })).toBeVisible(),
}

export const OtherMonth: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Next month' }))
    await expect(await canvas.findByRole('heading', { name: 'Lunch, December 2026' })).toBeVisible()
    await userEvent.click(canvas.getByRole('tab', { name: 'Week' }))
    await expect(await canvas.findByRole('button', { name: 'Previous week' })).toBeVisible()
  },
}

export const NoMenus: Story = {
  parameters: { msw: [answerUser(), answerPublicMenu({ ...juniperMenu, menus: [], languages: [] })] },
  play: async ({ canvas }) => expect(await canvas.findByText('No menus yet')).toBeVisible(),
}

/** The same for a school that switched its page off. */
export const NotThere: Story = {
  tags: ['visual'],
  parameters: {
    msw: [
      answerUser(),
      http.get('*/commissary/publicMenus/:subdomain', () =>
        HttpResponse.json({ message: 'There is no public menu at this address.' }, { status: 404 }),
      ),
    ],
  },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('heading', { level: 1, name: 'No menus here' })).toBeVisible(),
}
export const Loading: Story = {
  parameters: { msw: [answerUser(), http.get('*/commissary/publicMenus/:subdomain', never)] },
}
export const Failed: Story = {
  parameters: { msw: [answerUser(), http.get('*/commissary/publicMenus/:subdomain', broken)] },
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible(),
}
export const Phone: Story = {
  tags: ['visual'],
  globals: { viewport: { value: 'phone' } },
  args: { address: '/menus/juniperhill?day=2026-11-18' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Wed, Nov 18')).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}
export const NoHardCodedText: Story = {
  args: { language: pseudo },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findAllByText('Beef tacos')
    const names = juniperMenu.menus.flatMap(({ days }) => days.flatMap(({ lines }) => lines.map(({ name }) => name)))
    const feed = `${location.origin}/commissary/publicMenus/juniperhill/calendar.ics?itemType=MEAL&programId=1`
    await expect(
      hardCodedTexts(canvasElement, [
        ...new Set(names),
        'Juniper Hill Elementary',
        'English',
        'español',
        'العربية',
        feed,
      ]),
    ).toEqual([])
  },
}
