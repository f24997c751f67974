import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'

import { Button } from '../components/actions/Button/Button.tsx'
import { ToastProvider } from '../components/feedback/Toast/ToastProvider.tsx'
import { ConfirmProvider } from '../components/overlays/ConfirmDialog/ConfirmProvider.tsx'
import { Columns } from '../components/layout/Layout/Layout.tsx'
import { FieldList } from './FieldList.tsx'
import { NumberField, TextField } from './fields.tsx'
import { Form } from './Form.tsx'
import { FormActions } from './FormActions.tsx'
import { hasUnsavedChanges } from './use-unsaved-guard.ts'

interface Measure {
  measure: string
  grams: string
}

const values = { measures: [{ measure: 'cup', grams: '244' }] }

function validate({ measures }: { measures: Measure[] }) {
  const errors = measures.map(({ measure }) => (measure ? undefined : { measure: 'Please name the measure.' }))
  return errors.some(Boolean) ? { measures: errors } : {}
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
          <Form initialValues={values} validate={validate} onSubmit={() => Promise.resolve()}>
            <Story />
            <FormActions />
          </Form>
        </ConfirmProvider>
      </ToastProvider>
    ),
  ],
} satisfies Meta<typeof FieldList<Measure>>

export default meta
type Story = StoryObj<typeof meta>

export const OneEntry: Story = {}

/** Typed values are kept while the list is hidden, and an entry added after another was removed is blank. */
export const HiddenAndShown: Story = {
  render: function Toggled(args) {
    const [isShown, setIsShown] = useState(true)
    return (
      <>
        <Button onClick={() => setIsShown(!isShown)}>Measures</Button>
        {isShown && <FieldList {...args} />}
      </>
    )
  },
  play: async ({ canvas, userEvent }) => {
    const toggle = canvas.getByRole('button', { name: 'Measures' })
    await userEvent.type(canvas.getByLabelText('Measure'), ', diced')
    await userEvent.click(canvas.getByRole('button', { name: 'Add measure' }))
    await userEvent.click(toggle)
    await userEvent.click(toggle)
    await waitFor(() => expect(canvas.getAllByLabelText('Measure')[0]).toHaveValue('cup, diced'))
    await expect(canvas.getAllByLabelText('Measure')).toHaveLength(2)
    for (const index of [2, 1]) {
      await userEvent.click(canvas.getByRole('button', { name: `Remove measure ${index}` }))
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Add measure' }))
    await expect(canvas.getByLabelText('Measure')).toHaveValue('')
  },
}

/** The entries after a removed one move up with their values. */
export const AddAndRemove: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add measure' }))
    await userEvent.type(canvas.getAllByLabelText('Measure')[1] as HTMLElement, 'carton')
    await userEvent.click(canvas.getByRole('button', { name: 'Remove measure 1' }))

    await expect(canvas.getAllByLabelText('Measure')).toHaveLength(1)
    await expect(canvas.getByLabelText('Measure')).toHaveValue('carton')
  },
}

/** One row per entry, with labels above the first; every field keeps its name for screen readers. */
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

/** The first invalid field may be in any row. */
export const ErrorInARow: Story = {
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add measure' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    const field = canvas.getAllByLabelText('Measure')[1] as HTMLElement
    await waitFor(() => expect(field).toHaveFocus())
    await expect(field).toHaveAccessibleDescription('Please name the measure.')
  },
}

/** A new row gets the focus; after a removal, the next row does. */
export const KeepsTheFocus: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add measure' }))
    await expect(canvas.getAllByLabelText('Measure')[1]).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove measure 1' }))
    await expect(canvas.getByLabelText('Measure')).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove measure 1' }))
    await expect(canvas.getByRole('button', { name: 'Add measure' })).toHaveFocus()
  },
}

/** Adding a row and removing it leaves nothing unsaved. */
export const BackAgain: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add measure' }))
    await waitFor(() => expect(hasUnsavedChanges()).toBe(true))
    await userEvent.click(canvas.getByRole('button', { name: 'Remove measure 2' }))
    await waitFor(() => expect(hasUnsavedChanges()).toBe(false))
  },
}

/** Entries keep their fields when they move, by a button or by Alt with an arrow key, and the focus goes with them. */
export const Movable: Story = {
  args: { moveText: (index, direction) => `Move measure ${index + 1} ${direction}` },
  play: async ({ canvas, userEvent }) => {
    const order = () => canvas.getAllByLabelText('Measure').map((field) => (field as HTMLInputElement).value)
    for (const measure of ['slice', 'leaf']) {
      await userEvent.click(canvas.getByRole('button', { name: 'Add measure' }))
      await waitFor(() => expect(canvas.getAllByLabelText('Measure').at(-1)).toHaveFocus())
      await userEvent.keyboard(measure)
    }
    await expect(canvas.getByRole('button', { name: 'Move measure 1 up' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: 'Move measure 1 down' }))
    await expect(order()).toEqual(['slice', 'cup', 'leaf'])
    await expect(canvas.getByRole('button', { name: 'Move measure 2 down' })).toHaveFocus()

    await userEvent.click(canvas.getAllByLabelText('Measure')[2] as HTMLElement)
    await userEvent.keyboard('{Alt>}{ArrowUp}{ArrowUp}{/Alt}s')
    await expect(order()).toEqual(['leafs', 'slice', 'cup'])
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await expect(order()).toEqual(['leafs', 'slice', 'cup'])
  },
}
