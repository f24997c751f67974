import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { Button } from '../components/actions/Button/Button.tsx'
import { ConfirmProvider } from '../components/overlays/ConfirmDialog/ConfirmProvider.tsx'
import { ToastProvider } from '../components/feedback/Toast/ToastProvider.tsx'
import { Form } from './Form.tsx'
import { useFormContents } from './use-form-control.ts'
import { useFormValue } from './use-form-value.ts'

const noLines: readonly string[] = []
const withoutBlanks = (lines: readonly string[]) => lines.filter((line) => line !== '').join('\n')
const isSame = (a: readonly string[], b: readonly string[]) => withoutBlanks(a) === withoutBlanks(b)

/** A list in which blank lines do not count as changes. */
function Lines() {
  const { value, update } = useFormValue('lines', noLines, isSame)
  const { isDirty } = useFormContents()
  return (
    <>
      <p>{value.length} lines</p>
      <p>{isDirty ? 'Unsaved' : 'Saved'}</p>
      <Button onClick={() => update((lines) => [...lines, ''])}>Add a blank line</Button>
      <Button
        onClick={() => {
          update((lines) => [...lines, 'flour'])
          update((lines) => [...lines, 'butter'])
        }}
      >
        Add two lines
      </Button>
    </>
  )
}

const meta = {
  title: 'Form/useFormValue',
  component: Lines,
  decorators: [
    (Story) => (
      <ToastProvider>
        <ConfirmProvider>
          <Form initialValues={{ lines: ['salt'] }} onSubmit={() => Promise.resolve()}>
            <Story />
          </Form>
        </ConfirmProvider>
      </ToastProvider>
    ),
  ],
} satisfies Meta<typeof Lines>

export default meta
type Story = StoryObj<typeof meta>

export const CountsItsOwnChanges: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add a blank line' }))
    await expect(canvas.getByText('2 lines')).toBeVisible()
    await expect(canvas.getByText('Saved')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Add two lines' }))
    await expect(canvas.getByText('4 lines')).toBeVisible()
    await expect(canvas.getByText('Unsaved')).toBeVisible()
  },
}
