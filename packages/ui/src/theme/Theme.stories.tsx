import type { Meta, StoryObj } from '@storybook/react-vite'

import { Colors, Measures, Type } from './TokenTable.tsx'

const meta = { title: 'Theme/All tokens', tags: ['!autodocs'] } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const AllColors: Story = { render: () => <Colors /> }
export const TypeScale: Story = { render: () => <Type /> }
export const AllMeasures: Story = { render: () => <Measures /> }
