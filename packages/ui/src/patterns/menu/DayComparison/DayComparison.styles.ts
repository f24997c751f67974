import { styled } from 'styled-components'

import { color, focusRing, font, radius, space } from '../../../theme/tokens.ts'

export const ComparisonFrame = styled.div<{ $isWhole: boolean }>`
  overflow: auto;
  max-block-size: ${({ $isWhole }) => ($isWhole ? 'none' : '18rem')};
  border: 1px solid ${color('line')};
  border-radius: ${radius('control')};
  background: ${color('surface')};
  color: ${color('ink')};

  &:focus-visible {
    ${focusRing()}
  }
`

export const ComparisonTable = styled.table`
  inline-size: 100%;
  border-collapse: collapse;

  th,
  td {
    padding-block: ${space(1)};
    padding-inline: ${space(3)};
    text-align: var(--cm-start);
    vertical-align: top;
    overflow-wrap: anywhere;
  }

  thead th {
    color: ${color('inkQuiet')};
    font: ${font('captionStrong')};
  }

  tbody th {
    font: ${font('strong')};
  }

  tbody tr {
    border-block-start: 1px solid ${color('line')};
  }
`
