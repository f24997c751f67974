import { styled } from 'styled-components'

import { color, font, radius, space } from '../../../theme/tokens.ts'

export const FixesRoot = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(2)};
`

export const FixesTitle = styled.h4`
  color: ${color('inkQuiet')};
  font: ${font('captionStrong')};
`

export const FixesNote = styled.p`
  color: ${color('inkQuiet')};
`

export const FixRows = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${space(2)};
  padding: 0;
  list-style: none;
`

export const FixRow = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space(1)} ${space(3)};
  padding: ${space(3)};
  border: 1px solid ${color('line')};
  border-radius: ${radius('card')};
  background: ${color('surface')};

  > button {
    align-self: start;
  }
`

export const FixSteps = styled.span`
  display: flex;
  flex-direction: column;
  gap: ${space('half')};
  overflow-wrap: anywhere;
`

export const FixDifferences = styled.dl`
  display: flex;
  flex-wrap: wrap;
  grid-column: 1 / -1;
  gap: ${space('half')} ${space(4)};
  font: ${font('caption')};
`

export const FixDifference = styled.div`
  display: flex;
  gap: ${space(1)};

  dt {
    color: ${color('inkQuiet')};
  }

  dd {
    margin: 0;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`
