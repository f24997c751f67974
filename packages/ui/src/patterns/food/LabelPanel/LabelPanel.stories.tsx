import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'

import { expectReflow, largeText, narrow } from '../../../components/fields/Field/story-frames.tsx'
import { LabelPanel, type LabelPanelProps, type LabelRow } from './LabelPanel.tsx'

const rows: readonly LabelRow[] = [
  {
    code: 'calories',
    label: 'Calories',
    unit: 'kcal',
    value: '230',
    per100g: '418 kcal',
    band: '409 to 427 kcal',
    dailyValue: '12%',
  },
  {
    code: 'totalFat',
    label: 'Total Fat',
    isPartStart: true,
    unit: 'g',
    value: '8',
    per100g: '14.5 g',
    band: '13.6 to 15.5 g',
    dailyValue: '10%',
  },
  { code: 'transFat', label: 'Trans Fat', level: 1, unit: 'g', value: '0', per100g: '0 g', band: 'below 0.91 g' },
  { code: 'sugars', label: 'Total Sugars', level: 1, unit: 'g', value: '' },
  { code: 'addedSugars', label: 'Includes Added Sugars', level: 2, unit: 'g', value: '' },
]

/** Keeps the typed values, as a form does. */
function Controlled({ rows: initial, onChange, ...rest }: LabelPanelProps) {
  const [typed, setTyped] = useState<Record<string, string>>({})
  return (
    <LabelPanel
      {...rest}
      rows={initial.map((row) => ({ ...row, value: typed[row.code] ?? row.value }))}
      onChange={(values) => {
        setTyped((old) => ({ ...old, ...values }))
        onChange(values)
      }}
    />
  )
}

const meta = {
  component: LabelPanel,
  args: {
    caption: 'Nutrition Facts',
    headers: { nutrient: 'Amount per serving', printed: 'Printed', dailyValue: '% DV', per100g: 'Per 100 g' },
    rows,
    onChange: fn(),
    onDone: fn(),
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof LabelPanel>

export default meta
type Story = StoryObj<typeof meta>

/** Enter and the arrow keys go from line to line. After the last one, Enter finishes. */
export const Default: Story = {
  tags: ['visual'],
  play: async ({ args, canvas, userEvent }) => {
    const field = (name: string) => canvas.getByRole('textbox', { name })
    await userEvent.click(field('Calories'))
    await userEvent.keyboard('{Enter}9{Enter}')
    await expect(field('Total Fat')).toHaveValue('9')
    await expect(field('Trans Fat')).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(field('Total Fat')).toHaveFocus()
    await expect(args.onDone).not.toHaveBeenCalled()
    await userEvent.click(field('Includes Added Sugars'))
    await userEvent.keyboard('<1{Enter}')
    await expect(field('Includes Added Sugars')).toHaveValue('<1')
    await expect(args.onDone).toHaveBeenCalledOnce()
  },
}

/** A pasted column fills the lines from the current one on. */
export const PastedColumn: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Total Fat' }))
    await userEvent.paste('8 g\r\n0.5\n12\n')
    await expect(canvas.getByRole('textbox', { name: 'Total Fat' })).toHaveValue('8 g')
    await expect(canvas.getByRole('textbox', { name: 'Trans Fat' })).toHaveValue('0.5')
    await expect(canvas.getByRole('textbox', { name: 'Total Sugars' })).toHaveValue('12')
    await expect(canvas.getByRole('textbox', { name: 'Total Sugars' })).toHaveFocus()
    await expect(canvas.getByRole('textbox', { name: 'Calories' })).toHaveValue('230')
  },
}

/** The band and a note are read with the field. */
export const WithProblems: Story = {
  args: {
    rows: [
      {
        code: 'totalFat',
        label: 'Total Fat',
        unit: 'g',
        value: '8.3',
        per100g: '15.1 g',
        band: '15 to 15.2 g',
        note: 'Labels print 8 g, not 8.3 g.',
      },
      { code: 'sodium', label: 'Sodium', unit: 'mg', value: 'a lot', error: 'Enter the number as printed' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Total Fat' })).toHaveAccessibleDescription(
      /15 to 15.2 g.*Labels print 8 g, not 8.3 g\..*g/,
    )
    await expect(canvas.getByRole('textbox', { name: 'Sodium' })).toBeInvalid()
  },
}
export const Narrow: Story = { decorators: [narrow], play: ({ canvasElement }) => expectReflow(canvasElement) }
export const LargeText: Story = { ...Narrow, globals: largeText }
