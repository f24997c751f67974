import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { Button } from '../Button/Button.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { Columns, Inline, Quiet, Section, Split, Stack } from './Layout.tsx'

const field = (label: string) => <TextField key={label} label={label} value="" onChange={() => undefined} />

const meta = { component: Section, args: { title: 'General', children: null } } satisfies Meta<typeof Section>

export default meta
type Story = StoryObj<typeof meta>

/** A form in one column, in a part of the page with its own heading. */
export const FormInASection: Story = {
  args: {
    description: 'What the food is called and where it comes from.',
    children: (
      <Stack isFormWide>
        {field('Name')}
        {field('Brand')}
        <Quiet>Shown on the public menu.</Quiet>
      </Stack>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'General' })).toContainElement(canvas.getByLabelText('Name'))
  },
}

export const ColumnsOfFields: Story = {
  args: { children: <Columns>{['Calories', 'Protein', 'Calcium', 'Potassium', 'Iron'].map(field)}</Columns> },
}

/** Fields and a button on one line, aligned at their ends. */
export const InlineWithActions: Story = {
  args: {
    actions: <Button size="small">Add measure</Button>,
    children: (
      <Inline align="end">
        {field('Amount')}
        {field('Grams')}
        <Button>Remove</Button>
      </Inline>
    ),
  },
}

export const BesideAnAside: Story = {
  args: {
    children: <Split aside={<Section title="Per portion">{null}</Section>}>{field('Recipe name')}</Split>,
  },
}
