import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'

import { expectReflow, largeText, narrow, veryLong } from '../Field/story-frames.tsx'
import { Combobox, type ComboboxProps } from './Combobox.tsx'

interface Food {
  id: number
  name: string
}

const foods: Food[] = [
  'Apples, raw, with skin',
  'Bananas, raw',
  'Beans, black, canned',
  'Bread, whole-wheat',
  'Broccoli, frozen, chopped',
  'Rice, brown, long-grain, cooked',
  'Rice, white, long-grain, cooked',
].map((name, index) => ({ id: index + 1, name }))

const many: Food[] = Array.from({ length: 10_000 }, (_, index) => ({
  id: index,
  name: `Food ${index + 1} of the release`,
}))

const onChange = fn()

function Controlled({ value: initial, ...rest }: ComboboxProps<Food>) {
  const [value, setValue] = useState(initial)

  function handleChange(next: Food | null) {
    setValue(next)
    rest.onChange(next)
  }

  return <Combobox {...rest} value={value} onChange={handleChange} />
}

const meta = {
  component: Combobox<Food>,
  args: {
    label: 'Ingredient',
    options: foods,
    value: null,
    onChange,
    getLabel: (food) => food.name,
    getKey: (food) => food.id,
    placeholder: 'Search foods',
  },
  render: (args) => <Controlled {...args} />,
  decorators: [(Story) => <div style={{ minBlockSize: '20rem' }}>{Story()}</div>],
} satisfies Meta<ComboboxProps<Food>>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Chosen: Story = { args: { value: foods[3] ?? null } }
export const Disabled: Story = { args: { value: foods[3] ?? null, disabled: true } }
export const WithError: Story = { args: { error: 'Please add atleast one ingredient information', required: true } }

/** Type, move, select; leaving the field selects nothing. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    onChange.mockClear()
    const input = canvas.getByRole('combobox', { name: 'Ingredient' })
    await userEvent.type(input, 'rice')
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(2))
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(onChange).toHaveBeenCalledWith(expect.objectContaining({ name: 'Rice, white, long-grain, cooked' }))
    await expect(input).toHaveValue('Rice, white, long-grain, cooked')

    await userEvent.clear(input)
    await userEvent.type(input, 'app')
    await userEvent.tab()
    await expect(input).toHaveValue('Rice, white, long-grain, cooked')
    await expect(onChange).toHaveBeenCalledOnce()
  },
}

export const Open: Story = {
  tags: ['visual'],
  args: { value: foods[3] ?? null },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show options' }))
    const chosen = await canvas.findByRole('option', { name: 'Bread, whole-wheat' })
    await expect(chosen).toHaveAttribute('aria-selected', 'true')
  },
}

export const Cleared: Story = {
  args: { value: foods[3] ?? null },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }))
    await expect(onChange).toHaveBeenLastCalledWith(null)
    await expect(canvas.getByRole('combobox')).toHaveValue('')
    await expect(canvas.getByRole('combobox')).toHaveFocus()
  },
}

export const NoneFound: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'zzz')
    await waitFor(() => expect(canvas.getByText('No matches')).toBeVisible())
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByText('No matches')).toBeVisible()
    await expect(canvas.getByRole('combobox')).toHaveValue('zzz')
  },
}

export const Loading: Story = {
  args: { options: undefined, onQueryChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'ri')
    await expect(args.onQueryChange).toHaveBeenLastCalledWith('ri')
    await waitFor(() => expect(canvas.getByText('Loading...')).toBeVisible())
  },
}

/** Until the caller's search answers, Enter cannot choose an earlier option that does not match. */
export const Searching: Story = {
  args: { onQueryChange: fn(), isSearching: true },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox')
    await userEvent.type(input, 'zzz')
    await waitFor(() => expect(canvas.getByText('Loading...')).toBeVisible())
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(input).toHaveValue('zzz')
    await userEvent.clear(input)
    await userEvent.type(input, 'beans')
    await waitFor(() => expect(canvas.getAllByRole('option').length).toBeGreaterThan(0))
    for (const option of canvas.getAllByRole('option')) await expect(option).toHaveTextContent(/beans/i)
  },
}

export const Failed: Story = {
  args: { options: undefined, optionsError: new Error('The recipe service is not responding.'), onRetry: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await waitFor(() => expect(canvas.getByText('The recipe service is not responding.')).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRetry).toHaveBeenCalledTimes(2)
    await expect(canvas.getByText('The recipe service is not responding.')).toBeVisible()
  },
}

/** Thousands of options: only some are rendered, and the keys reach the last. */
export const LongList: Story = {
  args: { options: many },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await waitFor(() => expect(canvas.getAllByRole('option').length).toBeGreaterThan(5))
    await expect(canvas.getAllByRole('option').length).toBeLessThan(60)
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(canvas.getByRole('option', { name: 'Food 10000 of the release' })).toBeVisible())
    const input = canvas.getByRole('combobox')
    const highlighted = () => document.getElementById(input.getAttribute('aria-activedescendant') ?? '')
    await waitFor(() => expect(highlighted()).toHaveTextContent('Food 10000 of the release'))
    await userEvent.keyboard('{PageUp}')
    await waitFor(() => expect(highlighted()).toHaveTextContent('Food 9990 of the release'))
    await userEvent.keyboard('{Home}{PageDown}{ArrowDown}')
    await waitFor(() => expect(highlighted()).toHaveTextContent('Food 12 of the release'))
    await expect(highlighted()).toHaveAttribute('aria-posinset', '12')
    await expect(highlighted()).toHaveAttribute('aria-setsize', '10000')
  },
}

/** Searching 10,000 options responds to each key and announces the number of matches. */
export const LongListSearched: Story = {
  args: { options: many },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'release 99')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Options: 280'))
    await userEvent.keyboard('7')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Options: 20'))
    await userEvent.keyboard('{Enter}')
    await expect(onChange).toHaveBeenLastCalledWith(expect.objectContaining({ name: 'Food 997 of the release' }))
  },
}

/** Words match in any order, ignoring case and accents. */
export const Accents: Story = {
  args: { options: [...foods, { id: 90, name: 'Peppers, jalapeño, raw' }] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'RAW jalapeno')
    await waitFor(() => expect(canvas.getByRole('option', { name: 'Peppers, jalapeño, raw' })).toBeVisible())
  },
}

/** Escape keeps the selection, even after the search was cleared. */
export const EscapeKeeps: Story = {
  args: { value: foods[3] ?? null },
  play: async ({ canvas, userEvent }) => {
    onChange.mockClear()
    const input = canvas.getByRole('combobox')
    await userEvent.type(input, 'zzz{Escape}')
    await expect(input).toHaveValue('Bread, whole-wheat')
    await expect(onChange).not.toHaveBeenCalled()
  },
}
export const WithHint: Story = { args: { hint: 'Search by name or USDA number.', required: true } }
export const ReadOnly: Story = {
  args: { value: foods[3] ?? null, readOnly: true },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Ingredient' })
    await userEvent.click(field)
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.queryByRole('option')).not.toBeInTheDocument()
    await expect(field).toHaveValue('Bread, whole-wheat')
  },
}
export const LongText: Story = {
  args: {
    options: [{ id: 1, name: veryLong }, { id: 2, name: 'x'.repeat(200) }, ...foods],
    label: 'Ingredient or recipe that provides the nutrients, allergens and price of the line',
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await waitFor(() => expect(canvas.getAllByRole('option').length).toBeGreaterThan(2))
    for (const option of canvas.getAllByRole('option')) {
      await expect(option.scrollWidth).toBeLessThanOrEqual(option.clientWidth)
    }
  },
}
export const Narrow: Story = {
  args: { value: { id: 1, name: veryLong.slice(0, 200) } },
  decorators: [narrow],
  play: ({ canvasElement }) => expectReflow(canvasElement),
}
export const LargeText: Story = { ...Narrow, decorators: [narrow], globals: largeText }

export const RightToLeftText: Story = {
  args: { label: 'المكوّن', options: [{ id: 1, name: 'أرز بني' }], value: { id: 1, name: 'أرز بني' }, placeholder: '' },
}
