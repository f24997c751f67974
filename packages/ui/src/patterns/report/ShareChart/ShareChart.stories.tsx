import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { ShareChart } from './ShareChart.tsx'

const meta = {
  component: ShareChart,
  args: {
    title: 'Sodium, share of each item',
    parts: [
      { name: 'Beef tacos', share: 0.48, shareText: '48%', amountText: '490 mg' },
      { name: 'Garden chef salad with ranch dressing', share: 0.31, shareText: '31%', amountText: '≥ 316 mg' },
      { name: 'Low-fat milk', share: 0.21, shareText: '21%', amountText: '214 mg' },
      { name: 'Taste test', share: null, shareText: 'Unknown', amountText: 'Unknown' },
    ],
    nameHeader: 'Menu item',
    shareHeader: 'Share',
    amountHeader: 'Per meal',
  },
} satisfies Meta<typeof ShareChart>

export default meta
type Story = StoryObj<typeof meta>

/** A row says in words what its bar shows; an unknown share has no bar. */
export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: 'Beef tacos 48% 490 mg' })).toBeVisible()
    const bars = [...canvas.getByRole('table').querySelectorAll<HTMLElement>('[style]')]
    await expect(bars.map(({ style }) => style.inlineSize)).toEqual(['100%', '64.5833%', '43.75%'])
    await expect(canvas.getByRole('row', { name: 'Taste test Unknown Unknown' })).toBeVisible()
  },
}

/** A name opens what its part is made of, by mouse and keyboard. */
export const Opens: Story = {
  args: { onOpen: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Beef tacos' }))
    await expect(args.onOpen).toHaveBeenLastCalledWith('Beef tacos')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onOpen).toHaveBeenLastCalledWith('Garden chef salad with ranch dressing')
  },
}

/** The bars shrink, so that nothing overflows the page. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () =>
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth),
}
