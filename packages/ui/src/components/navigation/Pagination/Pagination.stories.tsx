import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'

import { Pagination, type PaginationProps } from './Pagination.tsx'

function Paged(props: PaginationProps) {
  const [page, setPage] = useState(props.page)
  return (
    <Pagination
      {...props}
      page={page}
      onPage={(next) => {
        setPage(next)
        props.onPage(next)
      }}
    />
  )
}

const meta = {
  component: Pagination,
  args: { page: 0, pageCount: 32, onPage: fn() },
  render: (args) => <Paged {...args} />,
} satisfies Meta<typeof Pagination>

export default meta
type Story = StoryObj<typeof meta>

export const First: Story = {}
export const Middle: Story = { args: { page: 15 }, tags: ['visual'] }
export const Last: Story = { args: { page: 31 } }
export const OnePage: Story = { args: { pageCount: 1 } }
export const FewPages: Story = { args: { pageCount: 4, page: 1 } }
export const ManyPages: Story = { args: { pageCount: 10_000, page: 4_999 } }

/** Nothing is clipped and nothing scrolls sideways. */
export const Narrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: { pageCount: 10_000, page: 4_999 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

export const TwiceTheText: Story = {
  globals: { textSize: 'double', viewport: { value: 'narrow' } },
  args: { page: 15 },
}

/** On the first or last page the arrow does nothing and keeps focus. */
export const ByKeyboard: Story = {
  args: { pageCount: 3 },
  play: async ({ args, canvas, userEvent }) => {
    const previous = canvas.getByRole('button', { name: 'Previous page' })
    const next = canvas.getByRole('button', { name: 'Next page' })
    await expect(previous).toHaveAttribute('aria-disabled', 'true')

    next.focus()
    await userEvent.keyboard('{Enter}{Enter}')
    await expect(args.onPage).toHaveBeenLastCalledWith(2)
    await expect(canvas.getByRole('button', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page')
    await expect(next).toHaveFocus()
    await expect(next).toHaveAttribute('aria-disabled', 'true')

    await userEvent.keyboard('{Enter}')
    await expect(args.onPage).toHaveBeenCalledTimes(2)
  },
}
