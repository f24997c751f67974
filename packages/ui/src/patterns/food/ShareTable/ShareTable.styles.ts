import { styled } from 'styled-components'

import { color, font, space } from '../../../theme/tokens.ts'
import { MissingRoot } from '../MissingValue/MissingValue.styles.ts'

const narrow = '@container (max-width: 36rem)'

export const ShareScroll = styled.div`
  container-type: inline-size;
  min-inline-size: 0;
`

export const ShareRoot = styled.table`
  inline-size: 100%;
  font-variant-numeric: tabular-nums;

  th,
  td {
    padding-block: ${space(2)};
    padding-inline: ${space(2)};
    font: ${font('body')};
    text-align: var(--cm-end);
    vertical-align: top;
  }

  th:first-child {
    padding-inline-start: 0;
    text-align: var(--cm-start);
    overflow-wrap: anywhere;
  }

  td:last-child {
    padding-inline-end: 0;
  }

  thead th {
    color: ${color('inkQuiet')};
    font: ${font('caption')};
    overflow-wrap: normal;

    &:last-child {
      padding-inline-end: 0;
    }
  }

  tbody tr,
  tfoot tr {
    border-block-start: 1px solid ${color('line')};
  }

  tfoot tr:first-child {
    border-block-start-color: ${color('lineStrong')};
  }

  tfoot tr:first-child > * {
    font: ${font('strong')};
  }

  ${MissingRoot} {
    justify-content: flex-end;
  }

  /* Names are above their values, each below the name of its column. */
  ${narrow} {
    thead {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }

    tr {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      padding-block: ${space(2)};
    }

    th:first-child {
      grid-column: 1 / -1;
    }

    th,
    td {
      padding: ${space('half')} 0;
      text-align: var(--cm-start);
    }

    td::before {
      content: attr(data-label);
      display: block;
      color: ${color('inkQuiet')};
      font: ${font('caption')};
    }

    ${MissingRoot} {
      justify-content: flex-start;
    }
  }
`
