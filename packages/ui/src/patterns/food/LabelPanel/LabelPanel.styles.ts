import { styled } from 'styled-components'

import { below, color, font, radius, space } from '../../../theme/tokens.ts'

export const LabelFrame = styled.div`
  overflow: hidden;
  border: 1px solid ${color('lineStrong')};
  border-radius: ${radius('card')};
`

export const LabelTable = styled.table`
  inline-size: 100%;
  table-layout: fixed;
  font-variant-numeric: tabular-nums;

  th,
  td {
    padding-block: ${space(1)};
    padding-inline: ${space(2)};
    font: ${font('body')};
    text-align: var(--cm-end);
  }

  th {
    text-align: var(--cm-start);
  }

  thead th {
    color: ${color('inkQuiet')};
    font: ${font('caption')};
    vertical-align: bottom;

    &:not(:first-child) {
      text-align: var(--cm-end);
    }
  }

  tbody tr {
    border-block-start: 1px solid ${color('line')};
  }

  tr[data-part-start] {
    border-block-start: ${space(1)} solid ${color('lineStrong')};
  }

  tr[data-level='0'] th {
    font: ${font('strong')};
  }

  tr[data-level='1'] th {
    padding-inline-start: ${space(5)};
  }

  tr[data-level='2'] th {
    padding-inline-start: ${space(8)};
  }

  th:nth-child(2) {
    inline-size: 8rem;
  }

  th:nth-child(3) {
    inline-size: 4rem;
  }

  th:nth-child(4) {
    inline-size: 14rem;
  }

  /* The value per 100 g is below its line. */
  ${below('md')} {
    tr {
      display: grid;
      grid-template-columns: 1fr 8rem 3.5rem;
      align-items: center;
    }

    /* The widths of the table would push headers out of the grid. */
    tr > th:nth-child(n) {
      inline-size: auto;
    }

    tr > :nth-child(4) {
      display: flex;
      flex-wrap: wrap;
      grid-column: 1 / -1;
      align-items: baseline;
      justify-content: flex-end;
      gap: 0 ${space(2)};
      padding-block-start: 0;
    }
  }
`

export const LabelBand = styled.div`
  color: ${color('inkQuiet')};
  font: ${font('caption')};
`

export const LabelNote = styled.div`
  color: ${color('advisoryInk')};
  font: ${font('captionStrong')};
`
