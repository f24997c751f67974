import type { RecipeInput } from '@commissary/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, waitFor, within } from 'storybook/test'

import { answerUser } from '../../../stories/answers.ts'
import { documentsOf, noDocuments, photo, thumbnail } from '../../../stories/documents.ts'
import { taco } from '../../../stories/fixtures.ts'
import { StoryApp } from '../../../stories/StoryApp.tsx'
import { RecipeScreen } from '../RecipeScreen.tsx'

const one = http.get('/recipe/recipes/:id', () => HttpResponse.json(taco))
/** Returns the kitchen content that was sent, so that a story can check it. */
const echo = http.put('/recipe/recipes/:id', async ({ request }) => {
  const { steps, pans, gradePortions, haccpProcess } = (await request.json()) as RecipeInput
  const sent = JSON.stringify({ steps: steps?.map(({ text }) => text), pans, k5: gradePortions?.['K-5'], haccpProcess })
  return HttpResponse.json({ data: { message: sent, id: 21, version: 5 } })
})

const meta = {
  title: 'Screens/Recipes/Kitchen',
  component: StoryApp,
  args: { address: '/recipes/myRecipeCatalog?open=21&edit=1', children: <RecipeScreen /> },
  argTypes: { children: { table: { disable: true } } },
  parameters: { msw: [answerUser(), noDocuments, one, echo] },
  beforeEach: () => {
    sessionStorage.clear()
    return () => sessionStorage.clear()
  },
} satisfies Meta<typeof StoryApp>

export default meta
type Story = StoryObj<typeof meta>

/** Steps are added, moved by the keyboard and removed; pans and portions are saved with the recipe. */
export const Saves: Story = {
  play: async ({ canvas, userEvent }) => {
    const steps = within(await canvas.findByRole('group', { name: 'Steps' }))
    await expect(canvas.getByText('3 steps, 1 critical control point')).toBeVisible()
    await userEvent.click(steps.getByRole('button', { name: 'Add step' }))
    await waitFor(() => expect(steps.getByRole('textbox', { name: 'Step 4' })).toHaveFocus())
    await userEvent.keyboard('Serve.{Alt>}{ArrowUp}{/Alt}')
    await userEvent.click(steps.getByRole('button', { name: 'Remove step 2' }))

    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: 'Utensil, grades K-5' }),
      'No. 16 scoop (1/4 cup)',
    )
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Pan 1' }), 'Full pan')
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: 'HACCP process' }),
      '3: Complex food preparation',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    const sent = JSON.stringify({
      steps: ['Brown the beef.', 'Serve.', 'Fill each with beef and cheese.'],
      pans: [{ size: 'full', depth: '2.5', portionsPerPan: 30 }],
      k5: { serving: null, label: '1 taco', utensil: 'scoop16' },
      haccpProcess: 3,
    })
    await expect(await canvas.findByText(sent)).toBeVisible()
  },
}

/** Errors are shown at their fields, in a section that opens for them. */
export const Refused: Story = {
  play: async ({ canvas, userEvent }) => {
    const perPan = await canvas.findByRole('textbox', { name: /One pan holds/ })
    await userEvent.clear(perPan)
    await userEvent.type(perPan, '0')
    const prep = canvas.getByRole('textbox', { name: /Prep time/ })
    await userEvent.clear(prep)
    await userEvent.type(prep, 'an hour')
    await userEvent.click(canvas.getByText('Step 1: critical control point'))
    const [limit] = canvas.getAllByRole('textbox', { name: 'Critical limit' })
    await userEvent.clear(limit as HTMLElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(canvas.getByText('Enter a whole number greater than 0')).toBeVisible()
    await expect(canvas.getByText('Enter whole minutes, such as 45')).toBeVisible()
    await expect(canvas.getByText('Enter the critical limit')).toBeVisible()
  },
}

/** Photos are attached to the recipe at once, apart from its form. They prove no crediting. */
export const AttachesAPhoto: Story = {
  parameters: {
    msw: [
      answerUser(),
      one,
      thumbnail,
      documentsOf([photo]),
      http.post('/recipe/recipes/21/documents', ({ request }) => {
        const query = new URL(request.url).searchParams
        const message = `${query.get('fileName')} is a ${query.get('kind')}`
        return HttpResponse.json({ message, fields: { file: message } }, { status: 422 })
      }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const documents = within(await canvas.findByRole('region', { name: 'Documents' }))
    await expect(await documents.findByRole('button', { name: 'Download case.jpg' })).toBeVisible()
    const file = new File(['x'], 'plate.jpg', { type: 'image/jpeg' })
    await userEvent.upload(documents.getByLabelText('Add documents', { selector: 'input' }), file)
    await waitFor(() => expect(documents.getByRole('status')).toHaveTextContent('plate.jpg is a PHOTO'))
  },
}
