import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { Colors, ShapePairs, TextPairs, VerdictDistances } from './ColorTable.tsx'
import { IconsInUse } from './IconTable.tsx'
import { Measures, Shapes, Type } from './MeasureTable.tsx'

const meta = { title: 'Theme/All tokens', tags: ['!autodocs'] } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const AllColors: Story = { render: () => <Colors />, tags: ['visual'] }
export const PairsOfText: Story = { render: () => <TextPairs /> }
export const PairsOfShapes: Story = { render: () => <ShapePairs /> }
export const Verdicts: Story = { render: () => <VerdictDistances /> }
export const TypeScale: Story = { render: () => <Type /> }
export const SpacesRadiiShadows: Story = { render: () => <Shapes /> }
export const AllMeasures: Story = { render: () => <Measures /> }

export const AllIcons: Story = {
  render: () => <IconsInUse />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('ChevronDown')).toBeVisible()
  },
}
