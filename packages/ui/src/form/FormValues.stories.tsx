import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { ConfirmProvider } from '../components/overlays/ConfirmDialog/ConfirmProvider.tsx'
import { ToastProvider } from '../components/feedback/Toast/ToastProvider.tsx'
import { NumberField } from './fields.tsx'
import { Form } from './Form.tsx'
import { FormValues } from './FormValues.tsx'

const meta = {
  title: 'Form/FormValues',
  component: FormValues<{ sodium: string }>,
  args: { children: ({ sodium }) => <p>{sodium === '' ? 'Sodium is unknown.' : `${sodium} mg`}</p> },
  decorators: [
    (Story) => (
      <ToastProvider>
        <ConfirmProvider>
          <Form initialValues={{ sodium: '' }} onSubmit={() => Promise.resolve()}>
            <NumberField name="sodium" label="Sodium" unit="mg" />
            <Story />
          </Form>
        </ConfirmProvider>
      </ToastProvider>
    ),
  ],
} satisfies Meta<typeof FormValues<{ sodium: string }>>

export default meta
type Story = StoryObj<typeof meta>

export const FollowsEveryKey: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Sodium is unknown.')).toBeVisible()
    await userEvent.type(canvas.getByLabelText(/Sodium/), '12')
    await expect(canvas.getByText('12 mg', { selector: 'p' })).toBeVisible()
  },
}
