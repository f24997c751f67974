import { css, styled } from 'styled-components'

import { staticStyles } from '../../../theme/static-styles.ts'
import { color, font, radius, space } from '../../../theme/tokens.ts'

export const TooltipStyles = staticStyles(css`
  .cm-tooltip-anchor {
    display: inline-flex;
    max-inline-size: 100%;
  }
`)

export const TooltipSheet = styled.span`
  position: fixed;
  inset: auto;
  margin: 0;
  padding-block: ${space(1)};
  padding-inline: ${space(2)};
  inline-size: max-content;
  max-inline-size: min(18rem, calc(100dvw - ${space(4)}));
  overflow: visible;
  border: 0;
  border-radius: ${radius('small')};
  background: ${color('ink')};
  color: ${color('surface')};
  font: ${font('caption')};
  cursor: default;

  /* Bridges the gap between the control and the text for the pointer. */
  &::before {
    content: '';
    position: absolute;
    inset: calc(-1 * ${space(2)});
    z-index: -1;
  }
`

export const TooltipText = styled.span`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 8;
  overflow: hidden;
  overflow-wrap: anywhere;
  text-wrap: pretty;
`
