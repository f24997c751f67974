import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { TextField } from '../../fields/TextField/TextField.tsx'
import { SectionNav } from '../../navigation/SectionNav/SectionNav.tsx'
import { Section, Stack } from '../Layout/Layout.tsx'
import { Fold } from './Fold.tsx'

const meta = {
  component: Fold,
  args: {
    title: 'Units & measures',
    summary: '2 measures',
    children: <TextField label="Weight of one piece" value="182" onChange={() => {}} />,
  },
} satisfies Meta<typeof Fold>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: 'Units & measures' })).toBeVisible()
    await expect(canvas.getByText('2 measures')).toBeVisible()
    await expect(canvas.getByLabelText('Weight of one piece')).not.toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByText('2 measures').closest('summary')).toHaveFocus()
    await userEvent.click(canvas.getByRole('heading', { name: 'Units & measures' }))
    await expect(canvas.getByRole('textbox', { name: 'Weight of one piece' })).toBeVisible()
  },
}

export const Open: Story = { tags: ['visual'], args: { isOpen: true } }

export const InASection: Story = {
  args: { isPlain: true, title: 'Other nutrients', summary: '20 of 22 filled in' },
  decorators: [(Story) => <Section title="Nutrition">{Story()}</Section>],
}

export const WithoutSummary: Story = { args: { summary: undefined } }

export const LongText: Story = {
  args: {
    title: 'Averyveryveryveryveryveryveryveryveryverylongtitlewithoutanyplacetobreakit and more words after it',
    summary: 'Whole wheat flour, all-purpose flour, enriched, unbleached and two hundred more',
  },
  globals: { viewport: { value: 'phone' } },
}

/** A link to the fold opens it. */
export const TargetOfALink: Story = {
  args: { id: 'measures' },
  decorators: [
    (Story) => (
      <Stack>
        <SectionNav label="Sections" sections={[{ id: 'measures', label: 'Measures' }]} />
        {Story()}
      </Stack>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Measures' }))
    await expect(canvas.getByRole('textbox', { name: 'Weight of one piece' })).toBeVisible()
  },
}

export const RightToLeftText: Story = {
  args: { title: 'الوحدات', summary: 'مقياسان' },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
}
