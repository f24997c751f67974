import { styled } from 'styled-components'

import { below, color, font, radius, size, space } from '../../theme/tokens.ts'

export const BulkBarRoot = styled.div<{ $isOpen: boolean }>`
  /* Closed, it leaves the line to the search and its filters. */
  flex: ${({ $isOpen }) => ($isOpen ? 1 : 'none')};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  min-block-size: ${size('control')};
  padding-inline: ${({ $isOpen }) => ($isOpen ? `${space(4)} ${space(2)}` : 0)};
  border-radius: ${radius('control')};
  background: ${({ $isOpen }) => ($isOpen ? color('accentBackground') : 'transparent')};

  ${below('sm')} {
    flex-basis: 100%;
    min-block-size: 0;
    padding-block: ${({ $isOpen }) => ($isOpen ? space(1) : 0)};
  }
`

export const BulkCount = styled.span`
  font: ${font('label')};
  font-variant-numeric: tabular-nums;

  ${below('sm')} {
    flex: 1 0 60%;
    order: -2;
  }
`

/** On a phone next to the count; the actions have the next line. */
export const BulkClear = styled.span`
  margin-inline-start: auto;

  ${below('sm')} {
    order: -1;
  }
`
