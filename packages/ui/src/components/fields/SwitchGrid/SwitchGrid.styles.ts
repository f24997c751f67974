import { styled } from 'styled-components'

import { color, font, space } from '../../../theme/tokens.ts'

export const GridRoot = styled.div<{ $columns: number }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) repeat(${({ $columns }) => $columns}, minmax(3.5rem, auto));
  column-gap: ${space(4)};
`

const row = `
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: subgrid;
  align-items: center;
  border-block-end: 1px solid ${color('line')};
`

export const GridHeader = styled.div`
  ${row}
  padding-block: ${space(2)};
  color: ${color('inkQuiet')};
  font: ${font('caption')};

  span + span {
    text-align: center;
  }
`

export const GridRow = styled.div`
  ${row}
  padding-block: ${space(3)};
`

export const GridName = styled.div`
  display: grid;
  gap: ${space(1)};
  overflow-wrap: anywhere;

  strong {
    font: ${font('label')};
  }
`

export const GridHint = styled.span`
  color: ${color('inkQuiet')};
  font: ${font('caption')};
`

export const GridCell = styled.div`
  display: grid;
  justify-content: center;
`
