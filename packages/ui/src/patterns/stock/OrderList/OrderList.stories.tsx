import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, within } from 'storybook/test'

import { endlessName, staysWithinTheWindow } from '../../../testing/story-checks.ts'
import { OrderList, type OrderListProps } from './OrderList.tsx'

const items = ['Milk, 1%', 'Yogurt, vanilla', 'Mozzarella, shredded', 'Eggs'].map((name, index) => ({
  id: index + 1,
  name,
}))

function Held(props: OrderListProps) {
  const [order, setOrder] = useState(props.items)
  return (
    <OrderList
      {...props}
      items={order}
      onMove={(next) => {
        setOrder(next)
        props.onMove(next)
      }}
    />
  )
}

const meta = {
  component: OrderList,
  render: (args) => <Held {...args} />,
  args: {
    label: 'Walk-in cooler',
    items,
    onMove: fn(),
    text: {
      move: (name) => `Move ${name}`,
      up: (name) => `Move ${name} up`,
      down: (name) => `Move ${name} down`,
      moved: (name, place, count) => `${name}, ${place} of ${count}`,
    },
  },
} satisfies Meta<typeof OrderList>

export default meta
type Story = StoryObj<typeof meta>

const names = (list: HTMLElement) =>
  within(list)
    .getAllByRole('button', { name: / up$/ })
    .map((button) => button.getAttribute('aria-label')?.replace(/^Move (.*) up$/, '$1'))

export const Default: Story = { tags: ['visual'] }

/** Arrow keys on the handle move the item, and the focus stays on it. The first can move no further up. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const list = canvas.getByRole('list', { name: 'Walk-in cooler' })
    canvas.getByRole('button', { name: 'Move Eggs' }).focus()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    await expect(names(list)).toEqual(['Milk, 1%', 'Eggs', 'Yogurt, vanilla', 'Mozzarella, shredded'])
    await expect(canvas.getByRole('button', { name: 'Move Eggs' })).toHaveFocus()
    await expect(canvas.getByText('Eggs, 2 of 4')).toBeInTheDocument()
    await userEvent.keyboard('{Home}')
    await expect(names(list)[0]).toBe('Eggs')
    await expect(canvas.getByRole('button', { name: 'Move Eggs up' })).toBeDisabled()
  },
}

export const ByButtons: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move Milk, 1% down' }))
    await expect(args.onMove).toHaveBeenCalledWith([items[1], items[0], items[2], items[3]])
  },
}

/** Dragged by its handle, an item takes the place it is dropped on. */
export const ByDragging: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const handle = canvas.getByRole('button', { name: 'Move Milk, 1%' })
    const target = canvas.getByRole('button', { name: 'Move Mozzarella, shredded' })
    const at = (element: HTMLElement) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return { clientX: x + width / 2, clientY: y + height / 2 }
    }
    const [from, to] = [at(handle), at(target)]
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: handle, coords: from },
      { target: handle, coords: { clientX: from.clientX, clientY: from.clientY + 10 } },
      { target: handle, coords: to },
      { keys: '[/MouseLeft]', target: handle, coords: to },
    ])
    await expect(args.onMove).toHaveBeenCalledWith([items[1], items[2], items[0], items[3]])
  },
}

export const VeryLong: Story = {
  args: { items: [{ id: 1, name: endlessName }] },
  play: staysWithinTheWindow,
}
