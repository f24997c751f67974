import { styled } from 'styled-components'

import { color, font, radius, space } from '../../theme/tokens.ts'

export const TooltipAnchor = styled.span`
  display: inline-flex;
`

export const TooltipSheet = styled.span`
  position: fixed;
  inset: auto;
  margin: 0;
  padding-block: ${space(1)};
  padding-inline: ${space(2)};
  inline-size: max-content;
  max-inline-size: 18rem;
  border: 0;
  border-radius: ${radius('small')};
  background: ${color('ink')};
  color: ${color('surface')};
  font: ${font('caption')};
  pointer-events: none;
`
