import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'

import { Button } from '../Button/Button.tsx'
import { Drawer } from './Drawer.tsx'

const meta = {
  component: Drawer,
  args: {
    title: 'Sodium, week of 9 November',
    description: 'Mean of the days, weighted by planned servings.',
    onClose: fn(),
    children: <p>Turkey gravy brings 412 mg of the 1,240 mg on Thursday. The limit of the week is 1,110 mg.</p>,
  },
  parameters: { docs: { story: { inline: false, height: '400px' } } },
} satisfies Meta<typeof Drawer>

export default meta
type Story = StoryObj<typeof meta>

export const End: Story = {
  play: async ({ args, userEvent }) => {
    await expect(screen.getByRole('dialog', { name: 'Sodium, week of 9 November' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await expect(args.onClose).toHaveBeenCalled()
  },
}
export const Start: Story = { args: { side: 'start' } }
export const WithActions: Story = { args: { actions: <Button variant="solid">Save</Button> } }
export const RightToLeftText: Story = {
  args: { title: 'الصوديوم', description: 'متوسط أيام الأسبوع', children: <p lang="ar">مرق الديك الرومي ٤١٢ ملغ</p> },
}
