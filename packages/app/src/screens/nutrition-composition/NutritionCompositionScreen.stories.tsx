import type { ReportRequest } from '@commissary/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http } from 'msw'
import { expect, fn, screen, waitFor, within } from 'storybook/test'

import { answerUser, broken, never } from '../../stories/answers.ts'
import { compositionTable } from '../../stories/composition-table.ts'
import { answerFoodTable, emptyTable } from '../../stories/food-report-tables.ts'
import { answerParts } from '../../stories/food-reports.ts'
import { withApp } from '../../stories/StoryApp.tsx'
import { NutritionCompositionScreen } from './NutritionCompositionScreen.tsx'

const address = '/reports/nutrionsCompositionReport'
const asked = fn<(request: ReportRequest) => void>()
const table = answerFoodTable('composition', compositionTable, asked)

const meta = {
  title: 'Screens/Nutrition Composition',
  component: NutritionCompositionScreen,
  tags: ['!autodocs'],
  decorators: [withApp],
  parameters: { app: { address }, msw: [answerUser(), table, answerParts] },
} satisfies Meta<typeof NutritionCompositionScreen>

export default meta
type Story = StoryObj<typeof meta>

/** A category has averages of known values, charted too; a value with gaps is a minimum, or unknown, but never zero. */
// spec: 2.route.reports.nutrionsCompositionReport
export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Entree 2 rows/ }))
    await expect(await canvas.findByRole('row', { name: /^Nachos/ })).toHaveTextContent('≥ 611')
    await expect(canvas.getByRole('row', { name: /^Entree/ })).toHaveTextContent('486, partly unknown')
    await userEvent.click(canvas.getByRole('button', { name: /^None 1 row/ }))
    await expect(await canvas.findByRole('row', { name: /^Parfait/ })).toHaveTextContent('Unknown')
    await expect(canvas.getByText('Dietary fiber is missing for Salsa, canned.')).toBeVisible()
    await expect(canvas.getByText('1 group is unknown.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Open Missing Nutrition' })).toHaveAttribute(
      'href',
      '/reports/missingNutritionReport',
    )
  },
}

/** A recipe leads to its ingredients, which add up to the report's value. */
export const Ingredients: Story = {
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Entree 2 rows/ }))
    await userEvent.click(await canvas.findByRole('link', { name: /≥ 611/ }))
    const dialog = within(await screen.findByRole('dialog', { name: 'What Nachos with salsa is made of' }))
    await expect(await dialog.findByRole('row', { name: /Tortilla chips/ })).toHaveTextContent('611')
    await expect(dialog.getByRole('row', { name: /^Total / })).toHaveTextContent('≥ 611')
    await expect(dialog.getByText(/Cooking changes this recipe as a whole/)).toBeVisible()
  },
}

/** Chosen nutrients, the list and its order are in the address, where a saved view keeps them. */
export const ChooseNutrients: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Nutrients (8)' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Choose nutrients' }))
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Iron' }))
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Calories' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Show' }))
    await waitFor(() => expect(asked.mock.lastCall?.[0].choices?.['nutrients']).toMatch(/iron/))
    await expect(asked.mock.lastCall?.[0].choices?.['nutrients']).not.toMatch(/calories/)
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort by' }), 'Sodium, highest first')
    await waitFor(() => expect(asked.mock.lastCall?.[0].choices).toMatchObject({ sort: '-sodium' }))
  },
}

/** Without dates all foods are listed; dates and schools narrow them to what is on their menus, and are in the address. */
export const OnMenus: Story = {
  play: async ({ canvas, userEvent }) => {
    const dates = await canvas.findByRole('combobox', { name: 'Date range' })
    await expect(dates).toHaveDisplayValue('Any time')
    await canvas.findByRole('row', { name: /^Total/ })
    await expect(asked.mock.lastCall?.[0]).not.toHaveProperty('to')
    await userEvent.selectOptions(dates, 'Last week')
    await waitFor(() => expect(asked.mock.lastCall?.[0]).toMatchObject({ from: '2026-11-09', to: '2026-11-15' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Schools: All schools' }))
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Maple Street Elementary' }))
    await userEvent.click(screen.getByRole('button', { name: 'Show' }))
    await waitFor(() => expect(asked.mock.lastCall?.[0]).toHaveProperty('schools'))
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Date range' }), 'Any time')
    await waitFor(() => expect(asked.mock.lastCall?.[0]).not.toHaveProperty('from'))
    await expect(asked.mock.lastCall?.[0]).toHaveProperty('schools')
  },
}

export const Empty: Story = {
  parameters: { msw: [answerUser(), answerFoodTable('composition', emptyTable(compositionTable))] },
  play: async ({ canvas }) => expect(await canvas.findByText('Nothing to report yet')).toBeVisible(),
}

export const Loading: Story = {
  parameters: { msw: [answerUser(), http.post('*/reportTables/composition', never)] },
}

export const Failed: Story = {
  parameters: { msw: [answerUser(), http.post('*/reportTables/composition', broken)] },
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: /again/i })).toBeVisible(),
}
