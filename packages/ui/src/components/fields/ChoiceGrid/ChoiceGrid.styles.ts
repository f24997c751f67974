import { styled } from 'styled-components'

import { below, color, font, space } from '../../../theme/tokens.ts'
import { RadioInput } from '../RadioGroup/RadioGroup.styles.ts'

export const GridRoot = styled.div<{ $choices: number }>`
  display: grid;
  grid-template-columns: minmax(4.25rem, 1fr) repeat(${({ $choices }) => $choices}, minmax(2.75rem, 7rem));
  min-inline-size: 0;
`

export const GridHeader = styled.div`
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: subgrid;
  align-items: end;
  padding-block-end: ${space(1)};
  border-block-end: 1px solid ${color('line')};
  color: ${color('inkQuiet')};
  font: ${font('caption')};

  > * {
    min-inline-size: 0;
    padding-inline: ${space(1)};
    text-align: center;
    overflow-wrap: break-word;

    /* Columns fit the longest common word. */
    ${below('sm')} {
      padding-inline: 0;
      font-size: 0.6875rem;
    }
  }
`

export const GridRow = styled.div`
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: subgrid;
  align-items: center;
  border-block-end: 1px solid ${color('line')};

  &:hover {
    background: ${color('sunken')};
  }
`

export const GridName = styled.span`
  padding-block: ${space(1)};
  overflow-wrap: anywhere;
`

/** The whole cell can be pressed. */
export const GridCell = styled.label`
  display: grid;
  place-items: center;
  block-size: 100%;
  min-block-size: 2rem;
  cursor: pointer;

  @media (pointer: coarse) {
    min-block-size: 2.75rem;
  }

  ${below('sm')} {
    min-block-size: 2.75rem;
  }
`

/** The cell is the target; the ring needs none. */
export const GridInput = styled(RadioInput)`
  &::before {
    display: none;
  }
`
