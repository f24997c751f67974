import type { CatererInput } from '@commissary/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, fn, waitFor, within } from 'storybook/test'

import { answerUser, broken, never } from '../../stories/answers.ts'
import { answerCaterer, answerCountries, answerModules, demoKitchen } from '../../stories/caterer.ts'
import { hardCodedTexts, pseudo } from '../../stories/pseudo.ts'
import { StoryApp } from '../../stories/StoryApp.tsx'
import { CatererScreen } from './CatererScreen.tsx'

/** One pixel. */
const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

const sent = fn<(caterer: string, body: CatererInput, ifMatch: string | null) => void>()
const answerPut = http.put('*/commissary/:caterer/caterer', async ({ params, request }) => {
  sent(String(params['caterer']), (await request.json()) as CatererInput, request.headers.get('If-Match'))
  return HttpResponse.json({ data: { message: 'Caterer updated successfully', version: 4 } })
})

const stored = {
  catererId: 7,
  name: 'Commissary Demo Kitchen',
  country: 'US',
  timeZone: 'America/New_York',
  logo: null,
  allowsNegativeStock: false,
  language: null,
}
const reads = [answerUser(), answerCaterer(), answerCountries, answerModules]

const meta = {
  title: 'Screens/Caterer',
  component: StoryApp,
  args: { address: '/settings/caterer', children: <CatererScreen /> },
  argTypes: { children: { table: { disable: true } } },
  parameters: { msw: [...reads, answerPut] },
  beforeEach: () => {
    sent.mockClear()
    sessionStorage.clear()
    return () => sessionStorage.clear()
  },
} satisfies Meta<typeof StoryApp>

export default meta
type Story = StoryObj<typeof meta>

// spec: 3.caterer.catererId, 3.country, 7.loginById
/** The country's currency and paper follow the choice of a country, before it is saved. */
export const Filled: Story = {
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByDisplayValue('Commissary Demo Kitchen')).toBeVisible()
    await expect(canvas.getByLabelText('Currency')).toHaveValue('USD')
    await expect(canvas.getByLabelText('Paper size')).toHaveValue('8.5 × 11 in')
    await userEvent.selectOptions(canvas.getByLabelText(/^Country/), 'Germany')
    await expect(canvas.getByLabelText('Currency')).toHaveValue('EUR')
    await expect(canvas.getByLabelText('Paper size')).toHaveValue('8.27 × 11.69 in')
    await expect(canvas.getByLabelText('Currency')).toHaveAttribute('readonly')
    const modules = within(await canvas.findByRole('region', { name: 'Modules' }))
    await expect(modules.getByText('Schools today').parentElement).toHaveTextContent('Schools today2')
  },
}

export const Saved: Story = {
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByDisplayValue('Commissary Demo Kitchen')
    await userEvent.clear(name)
    await userEvent.type(name, ' Mapleton Meals ')
    const zone = canvas.getByRole('combobox', { name: /^Time zone/ })
    await expect(zone).toHaveValue('America/New York')
    await userEvent.clear(zone)
    await userEvent.type(zone, 'chicago{Enter}')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText('Caterer updated successfully')).toBeVisible()
    await expect(sent).toHaveBeenCalledWith(
      '7',
      { ...stored, name: 'Mapleton Meals', timeZone: 'America/Chicago' },
      '"3"',
    )
  },
}

/** A picture becomes a data URL within the limits; removing it sends null. */
export const Logo: Story = {
  play: async ({ canvas, userEvent }) => {
    const bytes = Uint8Array.from(atob(pixel.slice(pixel.indexOf(',') + 1)), (letter) => letter.charCodeAt(0))
    const file = new File([bytes], 'logo.png', { type: 'image/png' })
    await userEvent.upload(await canvas.findByLabelText('Logo'), file)
    await expect(await canvas.findByRole('img', { name: 'Logo of Commissary Demo Kitchen' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(sent).toHaveBeenCalled())
    await expect(sent.mock.lastCall?.[1].logo).toMatch(/^data:image\/png;base64,[A-Za-z0-9+/]+={0,2}$/)
  },
}
export const LogoRemoved: Story = {
  parameters: { msw: [answerUser(), answerCaterer({ ...demoKitchen, logo: pixel }), answerCountries, answerPut] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove image' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(sent).toHaveBeenCalledWith('7', stored, '"3"'))
  },
}

/** More can be taken from stock than is on hand; the shortage is then shown. */
export const StockBelowZero: Story = {
  play: async ({ canvas, userEvent }) => {
    const box = await canvas.findByRole('checkbox', { name: /Allow stock below zero/ })
    await expect(box).not.toBeChecked()
    await userEvent.click(box)
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(sent).toHaveBeenCalledWith('7', { ...stored, allowsNegativeStock: true }, '"3"'))
  },
}

/** The language of documents, and of users who have not chosen one: the country's, or another. */
export const OtherLanguage: Story = {
  play: async ({ canvas, userEvent }) => {
    const language = await canvas.findByRole('combobox', { name: 'Language' })
    await expect(language).toHaveDisplayValue('Set by the country: English')
    await userEvent.selectOptions(language, 'Español')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(sent).toHaveBeenCalledWith('7', { ...stored, language: 'es' }, '"3"'))
  },
}

export const RequiredTexts: Story = {
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByDisplayValue('Commissary Demo Kitchen')
    await userEvent.clear(name)
    await userEvent.clear(canvas.getByRole('combobox', { name: /^Time zone/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(name).toHaveAccessibleDescription('Enter a name.')
    await expect(canvas.getByRole('combobox', { name: /^Time zone/ })).toHaveAccessibleDescription(
      expect.stringContaining('Select a time zone.'),
    )
    await expect(sent).not.toHaveBeenCalled()
  },
}

export const RefusedField: Story = {
  parameters: {
    msw: [
      ...reads,
      http.put('*/commissary/:caterer/caterer', () =>
        HttpResponse.json(
          { message: 'Please check the fields.', fields: { timeZone: 'This time zone is unknown.' } },
          { status: 422 },
        ),
      ),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByDisplayValue('Commissary Demo Kitchen'), '!')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(canvas.getByRole('combobox', { name: /^Time zone/ })).toHaveAccessibleDescription(
        expect.stringContaining('This time zone is unknown.'),
      ),
    )
  },
}

/** Luis added a logo and changed the name while the form was open. */
export const Conflict: Story = {
  tags: ['visual'],
  parameters: {
    msw: [
      ...reads,
      http.put('*/commissary/:caterer/caterer', () =>
        HttpResponse.json(
          {
            message: 'Someone else saved the caterer.',
            current: { ...demoKitchen, name: 'Demo Kitchens', logo: pixel, version: 4 },
          },
          { status: 409 },
        ),
      ),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByDisplayValue('Commissary Demo Kitchen'), ' West')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    const merge = await canvas.findByRole('group', { name: 'Someone else saved this record' })
    const choice = (field: string, side: RegExp) =>
      within(within(merge).getByRole('radiogroup', { name: field })).getByRole('radio', { name: side })
    await expect(choice('Name', /Yours.*West/)).toBeChecked()
    await expect(choice('Logo', /Current version.*Has a logo/)).toBeChecked()
    await expect(canvas.getByRole('img', { name: 'Logo of Commissary Demo Kitchen' })).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: { msw: [answerUser(), http.get('*/commissary/caterers/:id', never), answerCountries] },
}
export const Failed: Story = {
  parameters: { msw: [answerUser(), answerCaterer(), http.get('*/commissary/countryDetails', broken)] },
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible(),
}
export const VeryLong: Story = {
  parameters: { msw: [answerUser(), answerCaterer({ ...demoKitchen, name: 'W'.repeat(100) }), answerCountries] },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

const fitsInto390 = async (label: string, canvas: { findByLabelText: (text: string) => Promise<HTMLElement> }) => {
  await expect(await canvas.findByLabelText(label)).toBeVisible()
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
}
export const PhoneInSpanish: Story = {
  globals: { viewport: { value: 'phone' }, language: 'spanish', textSize: 'double' },
  play: ({ canvas }) => fitsInto390('Idioma', canvas),
}
export const PhoneInArabic: Story = {
  tags: ['visual'],
  globals: { viewport: { value: 'phone' }, language: 'arabic' },
  play: ({ canvas }) => fitsInto390('اللغة', canvas),
}

export const NoHardCodedText: Story = {
  args: { language: pseudo },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByDisplayValue('Commissary Demo Kitchen')
    await expect(hardCodedTexts(canvasElement, ['Germany', 'United States', 'English', 'Español', 'العربية'])).toEqual(
      [],
    )
  },
}
