import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, http, HttpResponse } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'

import { answerUser, losingFirst } from '../../stories/answers.ts'
import { page } from '../../stories/fixtures.ts'
import { answerRecord, cook, programs, record } from '../../stories/production.ts'
import { forgetDevice } from '../../stories/receiving.ts'
import { StoryApp } from '../../stories/StoryApp.tsx'
import { ProductionRecordsScreen } from './ProductionRecordsScreen.tsx'

const meta = {
  title: 'Screens/Parts/Items of a production record',
  component: StoryApp,
  args: { address: '/manage/productionMenu?day=2026-11-18', user: cook, children: <ProductionRecordsScreen /> },
  argTypes: { children: { table: { disable: true } } },
  beforeEach: async () => {
    await forgetDevice()
  },
} satisfies Meta<typeof StoryApp>

export default meta
type Story = StoryObj<typeof meta>

const tofu = { id: 44, name: 'Tofu tacos', portions: '50' }
const beans = { id: 45, name: 'Bean tacos', portions: '50' }
const effectOn = (after: 'pass' | 'fail') => ({
  columns: [{ programId: programs.k5, grades: 'K-5', before: 'pass', after, changes: [] }],
})
const foods = [
  http.get('/recipe/recipes', () => HttpResponse.json(page('recipes', [tofu, beans] as never[]))),
  http.get('/ingredient/ingredients', () => HttpResponse.json(page('ingredients', []))),
]
const late = Promise.withResolvers<undefined>()

/** The effect of a food that is chosen no longer arrives late, and is not shown for the one chosen now. */
export const SubstituteChosenAgain: Story = {
  parameters: {
    msw: [
      http.post('*/commissary/productionRecords/:id/substitution', async ({ request }) => {
        const { recipeId } = (await request.json()) as { recipeId: number }
        if (recipeId === tofu.id) await late.promise
        return HttpResponse.json(effectOn(recipeId === tofu.id ? 'fail' : 'pass'))
      }),
      ...foods,
      ...answerRecord(record),
      answerUser(cook),
    ],
  },
  play: async ({ userEvent }) => {
    const tacos = within(await screen.findByRole('region', { name: 'Beef tacos on whole grain shells' }))
    await userEvent.click(tacos.getByRole('button', { name: 'Substitute' }))
    const dialog = within(await screen.findByRole('dialog', { name: /^Substitute Beef tacos/ }))
    const choose = async (name: string) => {
      const food = dialog.getByRole('combobox', { name: /Serve instead/ })
      await userEvent.clear(food)
      await userEvent.type(food, 'tacos')
      await userEvent.click(await screen.findByRole('option', { name }))
    }
    await choose('Tofu tacos')
    await choose('Bean tacos')
    await expect(await dialog.findByText('K-5: Pass → Pass')).toBeVisible()
    late.resolve(undefined)
    await delay(300)
    await expect(dialog.getByText('K-5: Pass → Pass')).toBeVisible()
  },
}

const keys: (string | null)[] = []
/** An item whose answer was lost is sent again as the same call, so the record has it once. */
export const AddedWithALostAnswer: Story = {
  parameters: {
    msw: [
      losingFirst('*/commissary/productionRecords/:id/lines', keys, () =>
        HttpResponse.json({ data: { message: 'Item added', record } }),
      ),
      ...foods,
      ...answerRecord(record),
      answerUser(cook),
    ],
  },
  beforeEach: () => void keys.splice(0),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add item' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add an item' }))
    await userEvent.type(dialog.getByRole('combobox', { name: /Recipe or ingredient/ }), 'tofu')
    await userEvent.click(await screen.findByRole('option', { name: 'Tofu tacos' }))
    const add = dialog.getByRole('button', { name: 'Add item' })
    await userEvent.click(add)
    await screen.findByText(/^Not saved/)
    await userEvent.click(add)
    await waitFor(() => expect(keys).toEqual([expect.any(String), keys[0]]))
  },
}
