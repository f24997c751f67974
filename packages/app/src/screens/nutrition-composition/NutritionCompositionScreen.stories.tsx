import type { ReportExport } from '@commissary/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http } from 'msw'
import { expect, fn, screen, waitFor, within } from 'storybook/test'

import { answerUser, broken, never } from '../../stories/answers.ts'
import { longName } from '../../stories/fixtures.ts'
import { answerComposition, answerParts, totalsOf, wholeRow } from '../../stories/food-reports.ts'
import { fileAnswer } from '../../stories/reports.ts'
import { withApp } from '../../stories/StoryApp.tsx'
import { NutritionCompositionScreen } from './NutritionCompositionScreen.tsx'

const address = '/reports/nutrionsCompositionReport'

const meta = {
  title: 'Screens/Nutrition Composition',
  component: NutritionCompositionScreen,
  tags: ['!autodocs'],
  decorators: [withApp],
  parameters: { app: { address }, msw: [answerUser(), answerComposition(), answerParts] },
} satisfies Meta<typeof NutritionCompositionScreen>

export default meta
type Story = StoryObj<typeof meta>

/** A sum with gaps is a minimum with the foods that lack it; a row without a weight has no values. */
// spec: 2.route.reports.nutrionsCompositionReport
export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    const whole = await canvas.findByRole('row', { name: /Beef tacos/ })
    await expect(whole).toHaveTextContent('486')
    await expect(whole).toHaveTextContent('21% DV')
    const open = canvas.getByRole('row', { name: /Nachos/ })
    await expect(within(open).getAllByText('Unknown').length).toBeGreaterThan(0)
    await expect(canvas.getByText('Dietary fiber is missing for Salsa, canned.')).toBeVisible()
    await expect(canvas.getByText('1 row has no values: the portion or its weight is unknown.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Open Missing Nutrition' })).toHaveAttribute(
      'href',
      '/reports/missingNutritionReport',
    )
  },
}

/** A recipe leads to its ingredients, which add up to the value of the report. */
export const Ingredients: Story = {
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Nachos with salsa'))
    const dialog = within(await screen.findByRole('dialog', { name: 'What Nachos with salsa is made of' }))
    await expect(await dialog.findByRole('row', { name: /Tortilla chips/ })).toHaveTextContent('611')
    await expect(dialog.getByRole('row', { name: /^Total / })).toHaveTextContent('≥ 611')
    await expect(dialog.getByText(/Cooking changes this recipe as a whole/)).toBeVisible()
  },
}

/** Chosen nutrients are columns, kept in the address. */
export const ChooseNutrients: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Nutrients (8)' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Choose nutrients' }))
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Iron' }))
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Calories' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Show' }))
    await expect(await canvas.findByRole('columnheader', { name: /Iron, mg/ })).toBeVisible()
    await expect(canvas.queryByRole('columnheader', { name: /Calories/ })).toBeNull()
  },
}

const exported = fn<(body: ReportExport) => void>()

/** The file has the shown columns, the shares of the daily value, and no number for an incomplete value. */
export const Export: Story = {
  parameters: {
    app: { address: `${address}?nutrients=sodium,dietaryFiber` },
    msw: [
      answerUser(),
      answerComposition([{ ...wholeRow, nutrients: totalsOf({ sodium: 486, dietaryFiber: 4 }, ['Salt']) }]),
      http.post('*/commissary/exportReport', async ({ request }) => {
        exported((await request.json()) as ReportExport)
        return fileAnswer('Nutrition Composition.csv')
      }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Beef tacos')
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'CSV' }))
    await waitFor(() => expect(exported).toHaveBeenCalled())
    const [section] = exported.mock.lastCall?.[0].sections ?? []
    await expect(section?.columns.map(({ label }) => label)).toEqual([
      'Name',
      'Category',
      'Portion',
      'Sodium, mg',
      'Dietary fiber, g',
      'Sodium, % DV',
      'Dietary fiber, % DV',
    ])
    await expect(section?.rows[0]?.cells[3]).toEqual({ text: '≥ 486', value: null, status: null })
  },
}

export const Empty: Story = {
  parameters: { msw: [answerUser(), answerComposition([])] },
  play: async ({ canvas }) => expect(await canvas.findByText('Nothing to report yet')).toBeVisible(),
}

export const Loading: Story = {
  parameters: { msw: [answerUser(), http.get('*/food/composition', never)] },
  play: async ({ canvas }) => expect(await canvas.findByText('Loading...')).toBeInTheDocument(),
}

export const Failed: Story = {
  parameters: { msw: [answerUser(), http.get('*/food/composition', broken)] },
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: /again/i })).toBeVisible(),
}

export const VeryLong: Story = {
  parameters: { msw: [answerUser(), answerComposition([{ ...wholeRow, name: longName }])] },
}
