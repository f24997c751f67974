import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'

import { Badge } from '../../display/Badge/Badge.tsx'
import { Thumbnail } from '../../display/Thumbnail/Thumbnail.tsx'
import { Stack } from '../../layout/Layout/Layout.tsx'
import { expectReflow, largeText, narrow } from '../Field/story-frames.tsx'
import type { AttachedFile, FileUpload } from './AttachmentRow.tsx'
import { Attachments } from './Attachments.tsx'

const box =
  'data:image/svg+xml;utf8,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" fill="%23e9dfc7"/><path d="M16 36 48 20l32 16v32L48 84 16 68z" fill="%23a9793f"/></svg>'

const file = (id: number, name: string, rest: Partial<AttachedFile> = {}): AttachedFile => ({
  id,
  name,
  details: '230 KB',
  onDownload: fn(),
  onEdit: fn(),
  onRemove: fn(),
  ...rest,
})
const statement = file(1, 'Beef patty PFS 2026.pdf', {
  details: (
    <>
      <span>Product formulation statement</span>
      <span>230 KB</span>
      <Badge tone="danger">Expired January 30, 2026</Badge>
    </>
  ),
})
const photo = file(2, 'case.jpg', {
  details: (
    <>
      <span>Photo</span>
      <span>1.2 MB</span>
    </>
  ),
  picture: <Thumbnail src={box} alt="" />,
})

const upload = (id: string, rest: Partial<FileUpload> = {}): FileUpload => ({
  id,
  name: `${id}.pdf`,
  details: '4 MB',
  isSending: false,
  onRemove: fn(),
  ...rest,
})
const sending = upload('label', { isSending: true, details: 'Uploading, 4 MB' })
const refused = upload('certificate', {
  error: 'This is a web page, not a PDF or an image. Open it, print it to PDF, and attach the PDF.',
})
const failed = upload('specification', { error: 'Not saved. Try again.', onRetry: fn() })

const meta = {
  component: Attachments,
  args: {
    label: 'Documents',
    hint: 'PDF, JPEG, PNG or WebP, at most 10 MB each.',
    accept: '.pdf,.jpg,.jpeg,.png,.webp',
    files: [],
    uploads: [],
    onAdd: fn(),
  },
} satisfies Meta<typeof Attachments>

export default meta
type Story = StoryObj<typeof meta>

const pdf = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' })

/** Several files are chosen or dropped at once; the same file can be chosen again. */
export const Empty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByLabelText('Documents')
    const [first, second] = [pdf('a.pdf'), pdf('b.pdf')]
    await userEvent.upload(field, [first, second])
    await expect(args.onAdd).toHaveBeenLastCalledWith([first, second])
    await expect(field).toHaveValue('')

    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(second)
    const dropped = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer })
    field.parentElement?.dispatchEvent(dropped)
    await waitFor(() => expect(args.onAdd).toHaveBeenCalledTimes(2))
  },
}

export const Loading: Story = { args: { files: undefined } }

/** By keyboard: the name downloads, then Edit and Remove; after removing, focus is on the field. */
export const Files: Story = {
  args: { files: [statement, photo] },
  play: async ({ args, canvas, userEvent }) => {
    const [first] = args.files ?? []
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Download Beef patty PFS 2026.pdf' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(first?.onDownload).toHaveBeenCalledOnce()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(first?.onEdit).toHaveBeenCalledOnce()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(first?.onRemove).toHaveBeenCalledOnce()
    await expect(canvas.getByLabelText('Documents', { selector: 'input' })).toHaveFocus()
  },
}

export const Uploading: Story = { args: { uploads: [sending, upload('second', { details: 'Waiting, 4 MB' })] } }

/** Each refused file has its own reason, which is announced, and can be retried or removed. */
export const Refused: Story = {
  args: { uploads: [refused, failed], files: [photo] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Not saved. Try again.')
    await userEvent.click(canvas.getByRole('button', { name: 'Try specification.pdf again' }))
    await expect(failed.onRetry).toHaveBeenCalled()
    await expect(canvas.queryByRole('button', { name: 'Try certificate.pdf again' })).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove certificate.pdf' }))
    await expect(refused.onRemove).toHaveBeenCalled()
  },
}

const many = Array.from({ length: 50 }, (_, index) => file(index + 1, `Label of ${2000 + index}.pdf`))
export const ManyFiles: Story = { args: { files: many } }

const longName = `${'the-product-formulation-statement-of-the-cooperative-'.repeat(4)}.pdf`
export const LongNames: Story = {
  args: { files: [file(1, longName), file(2, 'ملصق المنتج ٢٠٢٦.pdf')], uploads: [upload(longName)] },
  decorators: [narrow],
  play: ({ canvasElement }) => expectReflow(canvasElement),
}
export const LargeText: Story = { ...LongNames, globals: largeText }

export const AllStates: Story = {
  tags: ['visual'],
  render: (args) => (
    <Stack>
      <Attachments {...args} files={[statement, photo]} uploads={[refused, failed]} />
      <Attachments {...args} label="Photos" />
    </Stack>
  ),
}
export const RightToLeftText: Story = {
  args: { label: 'المستندات', hint: 'ملف PDF', files: [statement, photo], uploads: [failed] },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
}
