import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { Button } from '../../actions/Button/Button.tsx'
import { TextField } from '../../fields/TextField/TextField.tsx'
import { endlessName, isInSight, narrowAndLarge, staysWithinTheWindow } from '../../../testing/story-checks.ts'
import { ActionBar, Columns, Inline, Quiet, Section, Split, Stack } from './Layout.tsx'

const field = (label: string) => <TextField key={label} label={label} value="" onChange={() => undefined} />

const meta = { component: Section, args: { title: 'General', children: null } } satisfies Meta<typeof Section>

export default meta
type Story = StoryObj<typeof meta>

/** A one-column form in a section with its own heading. */
export const FormInASection: Story = {
  tags: ['visual'],
  args: {
    description: 'Name and source of the food.',
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

/** Fields and a button on one line, aligned at the bottom. */
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

export const WithAside: Story = {
  args: {
    children: <Split aside={<Section title="Per portion">{null}</Section>}>{field('Recipe name')}</Split>,
  },
}

/** The actions of a long page stay visible at its bottom. */
export const LongPageWithActions: Story = {
  render: () => (
    <div>
      <Stack>{Array.from({ length: 30 }, (_, index) => field(`Ingredient ${index + 1}`))}</Stack>
      <ActionBar>
        <Button>Cancel</Button>
        <Button variant="solid">Save</Button>
      </ActionBar>
    </div>
  ),
  play: async ({ canvas }) => {
    await isInSight(canvas.getByRole('button', { name: 'Save' }))
    window.scrollTo(0, 400)
    await isInSight(canvas.getByRole('button', { name: 'Save' }))
  },
}

/** On a phone the search and a group of fields take a full line each, and other filters share the next. */
export const FillingAPhone: Story = {
  render: () => (
    <Inline isFilling align="end">
      {field('Search')}
      <fieldset>{field('Dates')}</fieldset>
      {['Category', 'Brand'].map(field)}
    </Inline>
  ),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await staysWithinTheWindow()
    const topOf = (name: string) => canvas.getByRole('textbox', { name }).getBoundingClientRect().top
    await expect(topOf('Category')).toBeGreaterThan(topOf('Dates'))
    await expect(topOf('Category')).toBe(topOf('Brand'))
  },
}
export const EndlessName: Story = {
  args: {
    title: endlessName,
    description: endlessName,
    actions: <Button size="small">Add</Button>,
    children: <Quiet>{endlessName}</Quiet>,
  },
  play: staysWithinTheWindow,
}
export const RightToLeftText: Story = {
  args: { title: 'عام 🥕', description: 'ما اسم الطعام ومن أين يأتي', actions: <Button size="small">أضف</Button> },
}
export const NarrowAndLarge: Story = {
  args: {
    actions: <Button size="small">Add measure</Button>,
    children: <Columns>{['Calories', 'Protein'].map(field)}</Columns>,
  },
  globals: narrowAndLarge,
  play: staysWithinTheWindow,
}
