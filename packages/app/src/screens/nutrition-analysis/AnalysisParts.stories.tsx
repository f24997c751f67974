import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'

import { answerAnalysis, answerCalendar, answerUser } from '../../stories/answers.ts'
import { analysisOf, calendarOf, plannedDays } from '../../stories/menus.ts'
import { answerSchoolsAnalysis, schoolsAnalysisOf } from '../../stories/reports.ts'
import { withApp } from '../../stories/StoryApp.tsx'
import { maple, planner } from '../../stories/users.ts'
import { NutritionAnalysisScreen } from './NutritionAnalysisScreen.tsx'

const days = plannedDays('2026-11-16', { hasUnknown: true, lastVegetables: '80' })
const address = '/reports/nutritionAnalysisReport?school=1&week=2026-11-16'
const answers = [
  answerUser(),
  answerAnalysis(analysisOf(maple, days)),
  answerSchoolsAnalysis(schoolsAnalysisOf([maple], ['2026-11-02', '2026-11-09', '2026-11-16'])),
  answerCalendar(() => calendarOf(maple, days)),
]

const meta = {
  title: 'Screens/Nutrition Analysis parts',
  component: NutritionAnalysisScreen,
  tags: ['!autodocs'],
  decorators: [withApp],
  parameters: { app: { address }, msw: answers },
} satisfies Meta<typeof NutritionAnalysisScreen>

export default meta
type Story = StoryObj<typeof meta>

const reader = { ...planner, role: 'staff' as const, modules: ['reports' as const] }

/** Users with access to reports only get no links to menus, recipes and ingredients, which would refuse them. */
export const ReportsOnly: Story = {
  parameters: { app: { address, user: reader }, msw: [answerUser(reader), ...answers] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sodium mg' }))
    await expect(canvas.queryByRole('link', { name: 'Open in School Menus' })).not.toBeInTheDocument()
    await expect(canvas.queryByRole('button', { name: 'Open School' })).not.toBeInTheDocument()
    const [item] = await canvas.findAllByRole('button', { name: 'Turkey and cheese sandwich' })
    if (item) await userEvent.click(item)
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent('Meal pattern'))
    await expect(screen.queryByRole('link', { name: 'Open recipe' })).not.toBeInTheDocument()
  },
}

/** The food cost per meal across weeks has no limits. */
export const CostAcrossWeeks: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(
      await canvas.findByRole('combobox', { name: 'Nutrient or component' }),
      'Food cost per meal',
    )
    const chart = await canvas.findByRole('table', { name: 'Food cost per meal' })
    await expect(chart).toHaveTextContent(/Nov 16.*\$\d\.\d\d/)
    await expect(canvas.queryByText('Maximum')).not.toBeInTheDocument()
  },
}
