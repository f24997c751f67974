import type { ReportTable } from '@commissary/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { useState } from 'react'
import { expect } from 'storybook/test'

import type { AppTexts } from '../../messages/languages.ts'
import { answerUser } from '../../stories/answers.ts'
import { mealsSample, tableOf } from '../../stories/order-reports.ts'
import { StoryApp } from '../../stories/StoryApp.tsx'
import { MealReportScreen } from './MealReportScreen.tsx'

/** The report, with a button that replaces the user's language setting. */
function ReportInLanguages() {
  const [language, setLanguage] = useState<AppTexts | null>(null)
  return (
    <>
      <button
        type="button"
        onClick={async () => setLanguage((await import('../../stories/translated.ts')).spanishStory)}
      >
        Español
      </button>
      <StoryApp address="/reports/ordersDetails" {...(language && { language })}>
        <MealReportScreen />
      </StoryApp>
    </>
  )
}

let answers = 0
/** The server answers in the language that its reader has at the time. */
const worded = http.post('*/commissary/reportTables/meals', () => {
  answers += 1
  const table = tableOf(mealsSample)
  const label = answers === 1 ? 'Total' : 'Suma'
  return HttpResponse.json<ReportTable>({
    ...table,
    total: {
      ...table.total,
      label,
      cells: [{ text: label, value: null, status: null }, ...table.total.cells.slice(1)],
    },
  })
})

const meta = {
  title: 'Screens/Meal Report/Languages',
  component: ReportInLanguages,
  tags: ['!autodocs'],
  parameters: { msw: [answerUser(), worded] },
  beforeEach: () => {
    answers = 0
  },
} satisfies Meta<typeof ReportInLanguages>

export default meta
type Story = StoryObj<typeof meta>

/** Changing the language loads the report again: the server's texts do not stay in the previous one. */
export const WordedAgain: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('row', { name: /^Total/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Español' }))
    await expect(await canvas.findByRole('row', { name: /^Suma/ })).toBeVisible()
  },
}
