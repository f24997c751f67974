import { css, styled } from 'styled-components'

import { color, font, layer, radius, shadow, size, space } from '../../../theme/tokens.ts'

export const OrderListRoot = styled.ol`
  display: grid;
  gap: ${space(1)};
  margin: 0;
  padding: 0;
  list-style: none;
`

export const OrderRow = styled.li<{ $isDragged: boolean; $isOver: boolean }>`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  min-block-size: ${size('touch')};
  padding-inline: ${space(1)} ${space(2)};
  border: 1px solid ${color('line')};
  border-radius: ${radius('control')};
  background: ${color('surface')};

  ${({ $isOver }) =>
    $isOver &&
    css`
      box-shadow: inset 0 2px 0 ${color('accent')};
    `}

  ${({ $isDragged }) =>
    $isDragged &&
    css`
      position: relative;
      z-index: ${layer('sticky')};
      box-shadow: ${shadow('raised')};
    `}
`

export const OrderText = styled.span`
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`

export const OrderNumber = styled.span`
  flex: none;
  min-inline-size: 2ch;
  color: ${color('inkQuiet')};
  font: ${font('caption')};
  font-variant-numeric: tabular-nums;
  text-align: var(--cm-end);
`
