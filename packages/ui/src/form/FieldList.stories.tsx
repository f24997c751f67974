import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { ToastProvider } from '../components/Toast/ToastProvider.tsx'
import { ConfirmProvider } from '../components/ConfirmDialog/ConfirmProvider.tsx'
import { Columns } from '../components/Layout/Layout.tsx'
import { FieldList } from './FieldList.tsx'
import { NumberField, TextField } from './fields.tsx'
import { Form } from './Form.tsx'

interface Measure {
  measure: string
  grams: string
}

const meta = {
  title: 'Form/FieldList',
  component: FieldList<Measure>,
  args: {
    name: 'measures',
    label: 'Household measures',
    newItem: () => ({ measure: '', grams: '' }),
    addText: 'Add measure',
    removeText: (index) => `Remove measure ${index + 1}`,
    most: 3,
    children: (path) => (
      <Columns>
        <TextField name={`${path}.measure`} label="Measure" />
        <NumberField name={`${path}.grams`} label="Weight" unit="g" />
      </Columns>
    ),
  },
  decorators: [
    (Story) => (
      <ToastProvider>
        <ConfirmProvider>
          <Form initialValues={{ measures: [{ measure: 'cup', grams: '244' }] }} onSubmit={() => Promise.resolve()}>
            <Story />
          </Form>
        </ConfirmProvider>
      </ToastProvider>
    ),
  ],
} satisfies Meta<typeof FieldList<Measure>>

export default meta
type Story = StoryObj<typeof meta>

export const OneEntry: Story = {}

/** The entries behind a removed one move up with what was typed. */
export const AddAndRemove: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add measure' }))
    await userEvent.type(canvas.getAllByLabelText('Measure')[1] as HTMLElement, 'carton')
    await userEvent.click(canvas.getByRole('button', { name: 'Remove measure 1' }))

    await expect(canvas.getAllByLabelText('Measure')).toHaveLength(1)
    await expect(canvas.getByLabelText('Measure')).toHaveValue('carton')
  },
}

/** One line an entry, the labels over the first; each field keeps its name for screen readers. */
export const Tabular: Story = {
  args: { isTabular: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add measure' }))
    await expect(canvas.getAllByLabelText('Weight')).toHaveLength(2)
  },
}

export const Full: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add measure' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Add measure' }))
    await expect(canvas.queryByRole('button', { name: 'Add measure' })).not.toBeInTheDocument()
  },
}
