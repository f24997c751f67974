import { styled } from 'styled-components'

import { color, font, space } from '../../../theme/tokens.ts'

export const IngredientsRoot = styled.ul`
  display: flex;
  flex-direction: column;
  padding: 0;
`

export const IngredientRow = styled.li`
  display: grid;
  grid-template-columns: 7rem 1fr;
  align-items: baseline;
  gap: ${space(3)};
  padding-block: ${space(2)};
  border-block-end: 1px solid ${color('line')};
  break-inside: avoid;
  overflow-wrap: anywhere;

  &:last-child {
    border-block-end: 0;
  }
`

export const IngredientAmount = styled.span`
  font: ${font('strong')};
  font-variant-numeric: tabular-nums;
`

export const IngredientName = styled.span`
  display: grid;
  min-inline-size: 0;
`

export const IngredientDetail = styled.span`
  color: ${color('inkQuiet')};
  font: ${font('caption')};
`
