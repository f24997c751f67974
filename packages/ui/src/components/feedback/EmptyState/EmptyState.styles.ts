import { styled } from 'styled-components'

import { color, font, space } from '../../../theme/tokens.ts'

export const EmptyStateRoot = styled.div<{ $size: 'normal' | 'small' }>`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space(3)};
  padding-block: ${({ $size }) => space($size === 'small' ? 5 : 12)};
  padding-inline: ${space(4)};
  text-align: center;

  > * {
    max-inline-size: 100%;
  }

  h1,
  strong {
    max-inline-size: min(40rem, 100%);
    font: ${font('heading')};
    text-wrap: balance;
    overflow-wrap: anywhere;
  }

  h1 {
    font: ${font('title')};
  }
`

export const EmptyStateIcon = styled.span`
  color: ${color('inkQuiet')};

  svg {
    inline-size: 2rem;
    block-size: 2rem;
    stroke-width: 1.5;
  }
`

export const EmptyStateText = styled.div`
  max-inline-size: min(28rem, 100%);
  padding-block-end: ${space(1)};
  color: ${color('inkQuiet')};
  text-wrap: balance;
  overflow-wrap: anywhere;
`
