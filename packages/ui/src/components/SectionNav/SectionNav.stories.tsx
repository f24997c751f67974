import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

import { Section, Stack } from '../Layout/Layout.tsx'
import { SectionNav } from './SectionNav.tsx'

const sections = [
  { id: 'general', label: 'General' },
  { id: 'measures', label: 'Units & measures' },
  { id: 'price', label: 'Price' },
]

const meta = {
  component: SectionNav,
  args: { label: 'Parts of the ingredient', sections },
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: '10rem 1fr', alignItems: 'start', gap: '1rem' }}>
      <div style={{ position: 'sticky', insetBlockStart: '1rem' }}>
        <SectionNav {...args} />
      </div>
      <Stack>
        {sections.map(({ id, label }) => (
          <Section key={id} id={id} title={label}>
            <div style={{ blockSize: '80dvh' }} />
          </Section>
        ))}
      </Stack>
    </div>
  ),
} satisfies Meta<typeof SectionNav>

export default meta
type Story = StoryObj<typeof meta>

/** Takes the reader and the keyboard to the part; the address stays. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Price' })
    const address = location.href
    await userEvent.click(link)
    await expect(canvas.getByRole('region', { name: 'Price' })).toHaveFocus()
    await waitFor(() => expect(link).toHaveAttribute('aria-current', 'location'))
    await expect(location.href).toBe(address)
  },
}
export const RightToLeftText: Story = {
  args: {
    label: 'أقسام',
    sections: [
      { id: 'general', label: 'عام' },
      { id: 'measures', label: 'الوحدات' },
    ],
  },
  render: (args) => <SectionNav {...args} />,
}
