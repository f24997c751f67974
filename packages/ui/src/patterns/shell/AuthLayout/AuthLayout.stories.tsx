import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { Button } from '../../../components/actions/Button/Button.tsx'
import { Link } from '../../../components/navigation/Link/Link.tsx'
import { TextField } from '../../../components/fields/TextField/TextField.tsx'
import { AuthLayout } from './AuthLayout.tsx'

const meta = {
  component: AuthLayout,
  args: {
    productName: 'Commissary',
    promise: 'Compliant, costed menus for every school.',
    title: 'Log in',
    privacyHref: '/privacy-policy',
    children: (
      <>
        <TextField label="User name" type="email" value="planner@demo.test" onChange={fn()} />
        <TextField label="Password" type="password" value="commissary" onChange={fn()} />
        <Button variant="solid">Log in</Button>
        <Link href="/forgotPassword">Forgot password?</Link>
      </>
    ),
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '600px' } } },
} satisfies Meta<typeof AuthLayout>

export default meta
type Story = StoryObj<typeof meta>

export const Login: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy-policy')
  },
}
/** A visible language choice, while it is still unknown who the user is and which language they prefer. */
export const Languages: Story = {
  args: {
    languages: {
      current: 'es',
      options: [
        { code: 'en', name: 'English' },
        { code: 'es', name: 'Español' },
        { code: 'ar', name: 'العربية' },
      ],
      onChange: fn(),
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Español' })).toHaveAttribute('aria-pressed', 'true')
    const arabic = canvas.getByRole('button', { name: 'العربية' })
    await expect(arabic).toHaveAttribute('lang', 'ar')
    await userEvent.click(arabic)
    await expect(args.languages?.onChange).toHaveBeenCalledWith('ar')
  },
}
export const LongText: Story = {
  args: {
    title: 'Set a new password for the account of Anne-Sophie Vandenbroucke-Kowalczyk',
    children: <p>Your registration link has expired please contact your system administrator.</p>,
  },
}
export const RightToLeftText: Story = {
  args: { title: 'تسجيل الدخول', promise: 'من قائمة الأطعمة إلى قائمة وجبات لكل مدرسة' },
}

/** The form alone on a phone. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

/** WCAG reflow: nothing is cut off and nothing scrolls sideways. */
export const Narrowest: Story = {
  args: { productName: 'x'.repeat(10_000), title: 'Donaudampfschifffahrtsgesellschaft'.repeat(3) },
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
export const TextTwiceAsLarge: Story = {
  globals: { textSize: 'double', viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
