import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { Button } from '../components/actions/Button/Button.tsx'
import { DateField, DateRangeField } from './date-fields.tsx'
import { Form } from './Form.tsx'

const submit = fn()

function Demo() {
  return (
    <Form
      initialValues={{ delivered: '2026-11-20', served: { start: '2026-11-16', end: '2026-11-20' } }}
      onSubmit={(values) => {
        submit(values)
        return Promise.resolve()
      }}
    >
      <DateField name="delivered" label="Delivered" min="2026-11-01" />
      <DateRangeField name="served" label="Served" today="2026-11-20" />
      <Button type="submit" variant="solid">
        Save
      </Button>
    </Form>
  )
}

const meta = { component: Demo } satisfies Meta<typeof Demo>

export default meta
type Story = StoryObj<typeof meta>

/** A date that cannot be read is not submitted, and nothing of what was typed is lost. */
export const RefusesNonsense: Story = {
  play: async ({ canvas, userEvent }) => {
    submit.mockClear()
    const field = canvas.getByRole('textbox', { name: 'Delivered' })
    await userEvent.clear(field)
    await userEvent.type(field, '2026-11-31')
    await expect(field).toBeValid()
    await userEvent.keyboard('{Enter}')
    await expect(submit).not.toHaveBeenCalled()
    await expect(field).toHaveAccessibleDescription('Enter a date as YYYY-MM-DD or choose one.')

    await userEvent.clear(field)
    await userEvent.type(field, '2026/11/30')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(submit).toHaveBeenCalledWith({
      delivered: '2026-11-30',
      served: { start: '2026-11-16', end: '2026-11-20' },
    })
  },
}

export const RefusesBackwardsRange: Story = {
  play: async ({ canvas, userEvent }) => {
    submit.mockClear()
    const end = canvas.getByRole('textbox', { name: 'End date' })
    await userEvent.clear(end)
    await userEvent.type(end, '2026-11-01')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(submit).not.toHaveBeenCalled()
    await expect(end).toHaveAccessibleDescription('The start date is after the end date.')
  },
}
