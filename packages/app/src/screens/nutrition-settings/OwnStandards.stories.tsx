import type { CatererAnalysisSettingsInput } from '@commissary/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, within } from 'storybook/test'

import { answerUser } from '../../stories/answers.ts'
import { answerSettings, schoolFoodStandard } from '../../stories/standards.ts'
import { StoryApp } from '../../stories/StoryApp.tsx'
import { planner } from '../../stories/users.ts'
import { NutritionSettingsScreen } from './NutritionSettingsScreen.tsx'

const mealPrograms = planner.schools.flatMap(({ programs }) => programs).slice(0, 1)
const saved: CatererAnalysisSettingsInput[] = []
const answers = [
  answerUser(),
  http.get('/commissary/meal-programs', () => HttpResponse.json({ _embedded: { mealPrograms } })),
  http.put('/commissary/catererAnalysisSettings/:id', async ({ request }) => {
    saved.push((await request.json()) as CatererAnalysisSettingsInput)
    return HttpResponse.json({ data: { message: 'Record saved successfully.', id: 1, version: 2 } })
  }),
]

const meta = {
  title: 'Screens/Nutrition Analysis Settings/Own Standards',
  component: StoryApp,
  tags: ['!autodocs'],
  args: { address: '/settings/nutritionAnalysisSettings', children: <NutritionSettingsScreen /> },
  argTypes: { children: { table: { disable: true } } },
  parameters: { msw: [...answers, answerSettings({ ownStandards: [schoolFoodStandard] })] },
  beforeEach: () => {
    sessionStorage.clear()
    saved.length = 0
  },
} satisfies Meta<typeof StoryApp>

export default meta
type Story = StoryObj<typeof meta>

/** A nutrient is added to a stored standard. */
export const Changed: Story = {
  play: async ({ canvas, userEvent }) => {
    const part = within(await canvas.findByRole('region', { name: 'Your own nutrient standards' }))
    await expect(part.getByRole('textbox', { name: /^Name of the standard/ })).toHaveValue('School Food Standards (UK)')
    const limits = within(part.getByRole('group', { name: 'Limits of standard 1 School Food Standards (UK)' }))
    await userEvent.click(limits.getByRole('button', { name: 'Add a nutrient' }))
    await userEvent.selectOptions(
      limits.getAllByRole('combobox', { name: /^Nutrient/ })[2] ?? part.getByRole('group'),
      'Zinc',
    )
    await userEvent.type(limits.getAllByRole('textbox', { name: /^Minimum/ })[2] ?? part.getByRole('group'), '2.5')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText('Record saved successfully.')).toBeVisible()
    await expect(saved.map(({ ownStandards }) => ownStandards)).toEqual([
      [
        {
          ...schoolFoodStandard,
          limits: [...schoolFoodStandard.limits, { nutrient: 'zinc', minimum: 2.5, maximum: null }],
        },
      ],
    ])
  },
}

/** A new standard is for the first program; it says what is missing before it is saved. */
export const Added: Story = {
  parameters: { msw: [...answers, answerSettings()] },
  play: async ({ canvas, userEvent }) => {
    const part = within(await canvas.findByRole('region', { name: 'Your own nutrient standards' }))
    await userEvent.click(part.getByRole('button', { name: 'Add a standard' }))
    const name = part.getByRole('textbox', { name: /^Name of the standard/ })
    await expect(name).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(name).toHaveAccessibleDescription(/Name the standard/)
    await expect(part.getByRole('combobox', { name: /^Nutrient/ })).toHaveAccessibleDescription(/Choose a nutrient/)
    const minimum = part.getByRole('textbox', { name: /^Minimum/ })
    await expect(minimum).toHaveAccessibleDescription(/Enter a minimum, a maximum, or both/)
    await userEvent.type(name, 'Hospital, ward 3')
    await userEvent.selectOptions(part.getByRole('combobox', { name: /^Nutrient/ }), 'Protein')
    await userEvent.type(minimum, '20')
    const maximum = part.getByRole('textbox', { name: /^Maximum/ })
    await userEvent.type(maximum, '15')
    await userEvent.tab()
    await expect(maximum).toHaveAccessibleDescription(/isn't below the minimum/)
    await userEvent.clear(maximum)
    await userEvent.selectOptions(part.getByRole('combobox', { name: /^Grade group/ }), 'Grades 9-12')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText('Record saved successfully.')).toBeVisible()
    await expect(saved.map(({ ownStandards }) => ownStandards)).toEqual([
      [
        {
          name: 'Hospital, ward 3',
          programName: schoolFoodStandard.programName,
          gradeGroup: '9-12',
          marginPct: null,
          limits: [{ nutrient: 'protein', minimum: 20, maximum: null }],
        },
      ],
    ])
  },
}

/** On a phone, each field has a line. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const part = await canvas.findByRole('region', { name: 'Your own nutrient standards' })
    await expect(part.scrollWidth).toBeLessThanOrEqual(part.clientWidth)
  },
}
