import {
  Controls,
  Description,
  Heading,
  Markdown,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks'
import { styled } from 'styled-components'

import { allItems, importLines } from '../packages/ui/src/docs/catalog/catalog.ts'
import { guidanceFor } from '../packages/ui/src/docs/guidance/guidance.ts'
import { GuidanceSection } from '../packages/ui/src/docs/GuidanceSection.tsx'
import { StatusBadge } from '../packages/ui/src/docs/StatusTable.tsx'
import { space } from '../packages/ui/src/theme/tokens.ts'

const Statuses = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  margin-block: ${space(2)};
`

/** The table of props is wider than a phone. */
const Scrolling = styled.div`
  overflow-x: auto;
`

/** The page of a component: status, imports, an example, props, guidance, and every state. */
export function ComponentPage() {
  const { csfFile } = useOf('meta', ['meta'])
  const items = allItems.filter(({ pageId }) => pageId === csfFile.meta.id)
  const lines = items.flatMap(importLines)
  const guided = items.flatMap((item) => {
    const guidance = guidanceFor(item)
    return guidance ? [{ name: item.name, guidance }] : []
  })

  return (
    <>
      <Title />
      <Subtitle />
      {items[0] && (
        <Statuses>
          <StatusBadge status={items[0].status} />
        </Statuses>
      )}
      {lines.length > 0 && <Markdown>{['```tsx', ...lines, '```'].join('\n')}</Markdown>}
      <Description />
      <Primary />
      <Scrolling>
        <Controls />
      </Scrolling>
      {guided.length > 0 && <Heading>Guidance</Heading>}
      {guided.map(({ name, guidance }) => (
        <GuidanceSection key={name} title={guided.length > 1 ? name : undefined} guidance={guidance} />
      ))}
      <Stories />
    </>
  )
}
