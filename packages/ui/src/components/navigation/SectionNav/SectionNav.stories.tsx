import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

import { Section, Stack } from '../../layout/Layout/Layout.tsx'
import { endlessName, narrowAndLarge, staysWithinTheWindow } from '../../../testing/story-checks.ts'
import { SectionNav } from './SectionNav.tsx'

const sections = [
  { id: 'general', label: 'General' },
  { id: 'measures', label: 'Units & measures' },
  { id: 'price', label: 'Price' },
]

const meta = {
  component: SectionNav,
  args: { label: 'Sections of the ingredient', sections },
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

/** Scrolls to the section and moves focus there; the address does not change. */
export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Price' })
    const address = location.href
    await userEvent.click(link)
    await expect(canvas.getByRole('region', { name: 'Price' })).toHaveFocus()
    await waitFor(() => expect(link).toHaveAttribute('aria-current', 'location'))
    await expect(location.href).toBe(address)
  },
}
/** A link on another page leads to a section. */
export const FromAnotherPage: Story = {
  beforeEach: () => {
    history.replaceState(null, '', '#price')
    return () => history.replaceState(null, '', location.pathname + location.search)
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Price' })).toHaveFocus())
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Price' })).toHaveAttribute('aria-current', 'location'))
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

/** Focus follows the reader. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('region', { name: 'Units & measures' })).toHaveFocus()
  },
}
export const LongText: Story = {
  args: {
    sections: [...sections, { id: 'long', label: "Allergens, diets and the statements on the manufacturer's label" }],
  },
  render: (args) => (
    <div style={{ maxInlineSize: '10rem' }}>
      <SectionNav {...args} />
    </div>
  ),
}
export const EndlessName: Story = {
  args: { sections: [{ id: 'a', label: endlessName }] },
  render: (args) => <SectionNav {...args} />,
  play: staysWithinTheWindow,
}
export const NarrowAndLarge: Story = {
  render: (args) => <SectionNav {...args} />,
  globals: narrowAndLarge,
  play: staysWithinTheWindow,
}
