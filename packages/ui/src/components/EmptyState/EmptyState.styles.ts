import { styled } from 'styled-components'

import { color, font, space } from '../../theme/tokens.ts'

export const EmptyStateRoot = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space(3)};
  padding-block: ${space(12)};
  padding-inline: ${space(4)};
  text-align: center;

  h1,
  strong {
    font: ${font('heading')};
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
  max-inline-size: 28rem;
  color: ${color('inkQuiet')};
`
