import type { LotTrace, MealTrace } from '@commissary/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse, type JsonBodyType } from 'msw'
import { expect, fn, screen, waitFor, within } from 'storybook/test'

import { answerUser, answerVendors, never, pageOf, refused } from '../../stories/answers.ts'
import { hardCodedTexts, pseudo } from '../../stories/pseudo.ts'
import { beefOnTheWay, beefTrace, emptyTrace, tacoMeal, tacoTraced } from '../../stories/recall.ts'
import { StoryApp } from '../../stories/StoryApp.tsx'
import { vendors } from '../../stories/vendors.ts'
import { RecallScreen } from './RecallScreen.tsx'

const path = '/manage/inventory/recall'
/** The query of each trace, and the body of each file and withdrawal. */
const asked = fn<(search: string) => void>()
const sent = fn<(body: unknown) => void>()

const json = (body: object) => HttpResponse.json(body as JsonBodyType)
const base = [
  answerUser(),
  answerVendors(vendors),
  http.get('*/ingredient/ingredients', () =>
    json({ _embedded: { ingredients: [{ id: 21, name: 'Ground beef, 80/20, frozen' }] }, page: pageOf(1) }),
  ),
]
const answerTrace = (trace: LotTrace | (() => LotTrace)) =>
  http.get('*/stockRecall/lots', ({ request }) => {
    const query = new URL(request.url).searchParams
    query.delete('access_token')
    asked(`?${query.toString()}`)
    return json(typeof trace === 'function' ? trace() : trace)
  })
const answerMeal = (meal: MealTrace) => http.get('*/stockRecall/meal', () => json(meal))

const meta = {
  title: 'Screens/Lot Trace and Recall',
  component: StoryApp,
  args: { address: `${path}?lotCodes=L2391A`, children: <RecallScreen /> },
  argTypes: { children: { table: { disable: true } } },
  parameters: { msw: [...base, answerTrace(beefTrace)] },
  beforeEach: () => {
    asked.mockClear()
    sent.mockClear()
  },
} satisfies Meta<typeof StoryApp>

export default meta
type Story = StoryObj<typeof meta>

/** A lot that is in two places, and meals that contained it or may have. */
export const Traced: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    const places = within(await canvas.findByRole('grid', { name: 'Where it is now' }))
    await expect(places.getByRole('row', { name: /Central kitchen Freezer 2 .* 120 lb/ })).toBeVisible()
    const meals = within(canvas.getByRole('grid', { name: 'Meals' }))
    await expect(
      meals.getByRole('row', {
        name: /Maple Street Elementary November 12, 2026 Lunch Contained it Beef taco \(210\)/,
      }),
    ).toBeVisible()
    await expect(
      meals.getByRole('row', { name: /Juniper Hill .* Lot not recorded Chili with beans \(90\)/ }),
    ).toBeVisible()
    // Unknown servings are not zero.
    await expect(
      meals.getByRole('row', { name: /November 20, 2026 Lunch May contain it Hamburger L 2391-A/ }),
    ).toBeVisible()
    await expect(canvas.getByText('Planned meals without a record are listed starting November 2, 2026.')).toBeVisible()
    await expect(asked).toHaveBeenCalledWith('?lotCodes=L2391A')
  },
}

/** Goods between two sites are in neither stock, so they are named and not offered to be taken out of use. */
export const OnTheWay: Story = {
  parameters: { msw: [...base, answerTrace(beefOnTheWay)] },
  play: async ({ canvas, userEvent }) => {
    const places = within(await canvas.findByRole('grid', { name: 'Where it is now' }))
    await expect(
      places.getByRole('row', { name: /In transit from Central kitchen to Maple Street kitchen .* L 2391-B 2 lb/ }),
    ).toBeVisible()
    const meals = within(canvas.getByRole('grid', { name: 'Meals' }))
    await expect(meals.getByRole('row', { name: /November 13, 2026 Lunch Leftovers served Beef taco/ })).toBeVisible()
    await expect(meals.getByRole('row', { name: /November 16, 2026 Lunch Stock was short Beef taco/ })).toBeVisible()
    await expect(
      meals.getByRole('row', { name: /November 17, 2026 Lunch Possible Beef taco \(210\) Unknown/ }),
    ).toBeVisible()
    await expect(canvas.getByText(/Possible: the stock doesn't say where the food came from/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Take out of use' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Take lots out of use' }))
    await expect(dialog.getByText(/Receive them first, then take them out of use/)).toBeVisible()
    await expect(dialog.queryByRole('row', { name: /In transit/ })).not.toBeInTheDocument()
    await expect(dialog.getByRole('button', { name: 'Take 2 lots out of use' })).toBeVisible()
  },
}

/** None is left in inventory, so there is nothing to take out of use. */
export const OnlyOnTheWay: Story = {
  parameters: {
    msw: [
      ...base,
      answerTrace({ ...beefOnTheWay, places: beefOnTheWay.places.filter(({ sentFrom }) => sentFrom !== null) }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Receive them first, then take them out of use/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Take out of use' })).not.toBeInTheDocument()
  },
}

export const Phone: Story = {
  tags: ['visual'],
  globals: { viewport: { value: 'phone' } },
}

export const Start: Story = {
  args: { address: path },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Enter the details of the notice')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Trace' })).toBeDisabled()
    await expect(asked).not.toHaveBeenCalled()
  },
}

/** A vendor's notice: vendor, item code, lots and days go into one search. */
export const VendorNotice: Story = {
  args: { address: path },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Lot codes'), 'L 2391-A, L 2391-B')
    await userEvent.type(canvas.getByLabelText('Item code'), 'GB-80')
    await userEvent.click(canvas.getByRole('combobox', { name: 'Vendor' }))
    await userEvent.click(await screen.findByRole('option', { name: 'Green Valley Produce' }))
    await userEvent.type(canvas.getByLabelText('Received from'), '2026-11-01')
    await userEvent.type(canvas.getByLabelText('Item code'), '{Enter}')
    await expect(await canvas.findByRole('grid', { name: 'Where it is now' })).toBeVisible()
    const search = new URLSearchParams(asked.mock.lastCall?.[0])
    await expect(Object.fromEntries(search)).toEqual({
      lotCodes: 'L 2391-A, L 2391-B',
      itemCode: 'GB-80',
      vendorId: '12',
      from: '2026-11-01',
    })
  },
}

export const ByIngredient: Story = {
  args: { address: path },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Ingredient' }), 'beef')
    await userEvent.click(await screen.findByRole('option', { name: 'Ground beef, 80/20, frozen' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Trace' }))
    await waitFor(() => expect(asked).toHaveBeenCalledWith('?ingredientId=21'))
    // The address keeps the name, so the field shows it again.
    await expect(canvas.getByRole('combobox', { name: 'Ingredient' })).toHaveValue('Ground beef, 80/20, frozen')
  },
}

export const Loading: Story = {
  parameters: { msw: [...base, http.get('*/stockRecall/lots', never)] },
  play: async ({ canvas }) => expect(await canvas.findByText('Loading...')).toBeInTheDocument(),
}

export const NothingFound: Story = {
  parameters: { msw: [...base, answerTrace({ ...emptyTrace, hiddenSites: 1 })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No lot matches')).toBeVisible()
    await expect(canvas.getByText(/One more site has or had these lots/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Take out of use' })).not.toBeInTheDocument()
  },
}

export const Failed: Story = {
  parameters: { msw: [...base, http.get('*/stockRecall/lots', () => refused(404, 'This ingredient does not exist.'))] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This ingredient does not exist.')
  },
}

/** More meals than a screen shows, with long names. */
export const Long: Story = {
  parameters: {
    msw: [
      ...base,
      answerTrace({
        ...beefTrace,
        meals: Array.from({ length: 500 }, (_, index) => ({
          ...tacoTraced,
          schoolId: index,
          schoolName: `Saint Bartholomew and Holy Innocents Consolidated Elementary School ${index + 1}`,
        })),
        mealsTotal: 1_812,
        servings: 104_220,
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('500 of 1,812 are shown. The letter and the CSV file list all of them.'),
    ).toBeVisible()
    await expect(canvas.getByText('104,220')).toBeVisible()
  },
}

/** A vendor's food that was served but never in stock. */
export const MealsWithoutALot: Story = {
  parameters: {
    msw: [
      ...base,
      answerTrace({ ...emptyTrace, mealsTotal: 1, meals: [{ ...tacoTraced, certainty: 'notIssued', lots: [] }] }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^No lot matches, but these meals used the food/)).toBeVisible()
    await expect(canvas.getByRole('row', { name: /Lunch Possible Beef taco/ })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Print letter' })).toBeVisible()
  },
}

export const PrintsALetter: Story = {
  parameters: {
    msw: [
      ...base,
      answerTrace(beefTrace),
      http.post('*/stockRecall/file', async ({ request }) => {
        sent(await request.json())
        return new HttpResponse('%PDF', {
          headers: { 'Content-Type': 'application/pdf', 'Content-Disposition': 'attachment; filename="Recall.pdf"' },
        })
      }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Print letter' }))
    await expect(await screen.findByText('Recall.pdf downloaded')).toBeVisible()
    await expect(sent).toHaveBeenCalledWith({ lotCodes: 'L2391A', format: 'pdf' })
  },
}

/** What is left is shown first; a reason is required, and exactly what was shown is sent. */
export const TakesOutOfUse: Story = {
  tags: ['visual'],
  parameters: {
    msw: [
      ...base,
      answerTrace(() => (sent.mock.calls.length > 0 ? { ...beefTrace, places: [] } : beefTrace)),
      http.post('*/stockRecall/withdrawals', async ({ request }) => {
        sent(await request.json())
        return json({ data: { message: '2 lots were taken out of use.', id: 3 } })
      }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Take out of use' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Take lots out of use' }))
    const apply = dialog.getByRole('button', { name: 'Take 2 lots out of use' })
    await expect(apply).toBeDisabled()
    await expect(dialog.getByRole('row', { name: /Central kitchen Freezer 2 .* 120 lb/ })).toBeVisible()
    await userEvent.click(dialog.getByRole('radio', { name: /Set aside/ }))
    await userEvent.type(dialog.getByLabelText(/^Reason/), 'Notice 12')
    await userEvent.click(apply)
    await expect(await screen.findByText('2 lots were taken out of use.')).toBeVisible()
    await expect(sent).toHaveBeenCalledWith({
      kind: 'adjust',
      reason: 'Notice 12',
      lines: [
        { siteId: 4, locationId: 9, lotId: 1, quantity: '120' },
        { siteId: 5, locationId: null, lotId: 1, quantity: '11.5' },
      ],
    })
    await expect(await canvas.findByText('None left in inventory')).toBeVisible()
  },
}

/** Someone used some of it since: the reason is shown, and the list reloads. */
export const ChangedSincePreview: Story = {
  parameters: {
    msw: [
      ...base,
      answerTrace(() =>
        sent.mock.calls.length > 0
          ? { ...beefTrace, places: beefTrace.places.map((place) => ({ ...place, quantity: '7' })) }
          : beefTrace,
      ),
      http.post('*/stockRecall/withdrawals', async ({ request }) => {
        sent(await request.json())
        return HttpResponse.json(
          {
            message: 'Some quantities have changed since the preview. Review them, then try again.',
            fields: { 'lines.0.quantity': 'The quantity has changed.' },
          },
          { status: 422 },
        )
      }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Take out of use' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Take lots out of use' }))
    await userEvent.type(dialog.getByLabelText(/^Reason/), 'Notice 12')
    await userEvent.click(dialog.getByRole('button', { name: 'Take 2 lots out of use' }))
    await expect(await dialog.findByText(/Some quantities have changed since the preview/)).toBeVisible()
    await expect(await dialog.findByRole('row', { name: /Central kitchen .* 7 lb/ })).toBeVisible()
    await expect(dialog.getByLabelText(/^Reason/)).toHaveValue('Notice 12')
  },
}

const mealAddress = `${path}?view=meal&of=1&date=2026-11-12`

export const FromAMeal: Story = {
  tags: ['visual'],
  args: { address: mealAddress },
  parameters: { msw: [...base, answerMeal(tacoMeal)] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('The closed record of this meal took these lots from Maple Street kitchen.'),
    ).toBeVisible()
    await expect(
      canvas.getByRole('row', { name: /Tortilla, whole grain Without a code Contained it Not recorded .* 440/ }),
    ).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'L 2391-A' })).toHaveAttribute(
      'href',
      `${path}?lotCodes=L+2391-A&ingredient=21&ingredientName=Ground+beef%2C+80%2F20%2C+frozen`,
    )
  },
}

export const FromAnOpenMeal: Story = {
  args: { address: mealAddress },
  parameters: {
    msw: [
      ...base,
      answerMeal({
        ...tacoMeal,
        certainty: 'notClosed',
        lots: tacoMeal.lots.map((lot) => ({ ...lot, certainty: 'notClosed', quantity: null })),
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^The record of this meal is not closed\./)).toBeVisible()
    await expect(canvas.getByRole('row', { name: /L 2391-A .* Unknown/ })).toBeVisible()
  },
}

/** Part of the meal was issued from stock; the rest is from lots that it may have contained, or from no known lot. */
export const FromAMealThatWasShort: Story = {
  args: { address: mealAddress },
  parameters: {
    msw: [
      ...base,
      answerMeal({
        ...tacoMeal,
        lots: tacoMeal.lots.map((lot, index) =>
          index === 0 ? lot : { ...lot, certainty: 'issueShort', quantity: null },
        ),
        foodsWithoutLot: [
          { ingredientId: 30, name: 'Lettuce' },
          { ingredientId: null, name: 'Rolls from the bakery' },
        ],
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/It may also have contained lots of unknown quantity\.$/)).toBeVisible()
    await expect(await canvas.findByRole('row', { name: /L 2391-A Contained it .* 68 1\/2 lb/ })).toBeVisible()
    await expect(canvas.getByRole('row', { name: /Without a code Stock was short .* Unknown/ })).toBeVisible()
    await expect(
      canvas.getByText('No lot is known for all or part of: Lettuce and Rolls from the bakery.'),
    ).toBeVisible()
  },
}

export const FromAMealWithoutASite: Story = {
  args: { address: mealAddress },
  parameters: { msw: [...base, answerMeal({ ...tacoMeal, certainty: 'notClosed', siteName: null, lots: [] })] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText("Maple Street Elementary isn't part of an inventory site, so its lots are unknown."),
    ).toBeVisible()
    await expect(canvas.getByText('No lots')).toBeVisible()
  },
}

export const ChoosesAMeal: Story = {
  args: { address: `${path}?view=meal` },
  play: async ({ canvas }) => expect(await canvas.findByText('The lots of the meal are shown here.')).toBeVisible(),
}

export const NoHardCodedText: Story = {
  args: { language: pseudo },
  play: async ({ canvasElement, canvas }) => {
    await canvas.findAllByRole('grid')
    const data = [
      ...beefTrace.places.flatMap(({ siteName, locationName }) => [siteName, locationName ?? '']),
      ...beefTrace.lots.flatMap(({ ingredientName, code }) => [ingredientName, code ?? '']),
      ...beefTrace.meals.flatMap(({ schoolName, dishes }) => [schoolName, ...dishes.map(({ name }) => name)]),
      'November',
      'February',
      'L2391A',
    ].filter((text) => text !== '')
    await waitFor(() => expect(hardCodedTexts(canvasElement, data)).toEqual([]))
  },
}
