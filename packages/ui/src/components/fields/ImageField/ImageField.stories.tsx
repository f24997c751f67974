import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'

import { Stack } from '../../layout/Layout/Layout.tsx'
import { expectReflow, largeText, narrow } from '../Field/story-frames.tsx'
import { ImageField, type ImageFieldProps } from './ImageField.tsx'
import { bytesOf } from './scale-image.ts'

function Controlled({ value: initial, onChange, ...rest }: ImageFieldProps) {
  const [value, setValue] = useState(initial)

  function handleChange(next: string | null) {
    setValue(next)
    onChange(next)
  }

  return <ImageField {...rest} value={value} onChange={handleChange} />
}

/** A picture with two colors, drawn here. */
function drawn(width: number, height: number): HTMLCanvasElement {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d')
  if (!context) throw new Error('No canvas')
  context.fillStyle = '#0b6e4f'
  context.fillRect(0, 0, width, height)
  context.fillStyle = '#f4b942'
  context.fillRect(width / 4, height / 4, width / 2, height / 2)
  return canvas
}

/** A picture that no format compresses well. */
function noise(width: number, height: number): HTMLCanvasElement {
  const canvas = drawn(width, height)
  const context = canvas.getContext('2d')
  const pixels = context?.getImageData(0, 0, width, height)
  if (!context || !pixels) throw new Error('No canvas')
  // The same on every run.
  for (let at = 0; at < pixels.data.length; at++) pixels.data[at] = at % 4 === 3 ? 255 : (at * 7919 * (at % 251)) % 256
  context.putImageData(pixels, 0, 0)
  return canvas
}

const fileOf = (canvas: HTMLCanvasElement, name: string, type: string) =>
  new Promise<File>((resolve) => {
    canvas.toBlob((blob) => resolve(new File([blob ?? ''], name, { type })), type)
  })

async function sizeOf(url: string) {
  const picture = await createImageBitmap(await (await fetch(url)).blob())
  return [picture.width, picture.height]
}

const logo =
  'data:image/svg+xml;utf8,<svg xmlns="http://www.w3.org/2000/svg" width="160" height="64"><rect width="160" height="64" fill="%230b6e4f"/><circle cx="80" cy="32" r="20" fill="%23f4b942"/></svg>'

const meta = {
  component: ImageField,
  args: {
    label: 'Logo',
    value: null,
    onChange: fn(),
    alt: 'Logo of Mapleton Schools',
    hint: 'Shown on printed menus. PNG or JPEG.',
    limits: { width: 480, height: 240, bytes: 200_000 },
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof ImageField>

export default meta
type Story = StoryObj<typeof meta>

/** A large picture is scaled down, previewed and removed again. */
export const Empty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('Logo'), await fileOf(drawn(1920, 480), 'logo.png', 'image/png'))
    const picture = await canvas.findByRole('img', { name: 'Logo of Mapleton Schools' })
    const url = picture.getAttribute('src') ?? ''
    await expect(args.onChange).toHaveBeenLastCalledWith(url)
    await expect(url).toMatch(/^data:image\/png;base64,/)
    await expect(await sizeOf(url)).toEqual([480, 120])
    await expect(bytesOf(url)).toBeLessThanOrEqual(200_000)
    await userEvent.click(canvas.getByRole('button', { name: 'Remove image' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
    await expect(canvas.getByLabelText('Logo')).toHaveFocus()
  },
}
export const Chosen: Story = { args: { value: logo } }
export const WithError: Story = { args: { value: logo, error: 'The image is damaged.' } }
export const Disabled: Story = { args: { value: logo, disabled: true } }

/** A JPEG stays a JPEG. */
export const Jpeg: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('Logo'), await fileOf(drawn(100, 400), 'logo.jpg', 'image/jpeg'))
    await waitFor(() => expect(args.onChange).toHaveBeenCalled())
    const url = String(args.onChange.mock.lastCall?.[0])
    await expect(url).toMatch(/^data:image\/jpeg;base64,/)
    await expect(await sizeOf(url)).toEqual([60, 240])
  },
}

/** Other file types, damaged files and pictures that stay too large are refused; the previous picture stays. */
export const Refused: Story = {
  args: { value: logo },
  play: async ({ args, canvas }) => {
    const field = canvas.getByLabelText('Logo')
    const zone = field.parentElement ?? field
    const drop = (file: File) => {
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(file)
      zone.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }))
    }
    drop(new File(['%PDF'], 'logo.pdf', { type: 'application/pdf' }))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('logo.pdf is not a PNG or JPEG image.'))
    await expect(field).toBeInvalid()
    drop(new File(['PNG'], 'broken.png', { type: 'image/png' }))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent("broken.png can't be read."))
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(canvas.getByRole('img', { name: 'Logo of Mapleton Schools' })).toBeVisible()
  },
}
export const TooLarge: Story = {
  args: { limits: { width: 480, height: 240, bytes: 2000 } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('Logo'), await fileOf(noise(480, 240), 'logo.png', 'image/png'))
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('logo.png is larger than 2 KB even when scaled down.'),
    )
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}
export const AllStates: Story = {
  tags: ['visual'],
  render: (args) => (
    <Stack>
      <Controlled {...args} required />
      <Controlled {...args} value={logo} />
      <Controlled {...args} value={logo} error="The image is damaged." />
      <Controlled {...args} value={logo} disabled />
    </Stack>
  ),
}
export const Narrow: Story = {
  args: { value: logo, label: 'The logo on every printed menu, report and production record of the caterer' },
  decorators: [narrow],
  play: ({ canvasElement }) => expectReflow(canvasElement),
}
export const LargeText: Story = { ...Narrow, decorators: [narrow], globals: largeText }
export const RightToLeftText: Story = {
  args: { label: 'الشعار', hint: 'صورة PNG', value: logo },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
}
