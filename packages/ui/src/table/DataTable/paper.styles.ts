import { css } from 'styled-components'

import { color, font, space } from '../../theme/tokens.ts'

/** In print: no controls, nothing sticky, headers on every page and no row split between pages. */
export const paper = css`
  @media print {
    color: ${color('ink')};
    font: ${font('caption')};

    && {
      table-layout: auto;
      min-inline-size: 0;
    }

    > colgroup {
      display: none;
    }

    > thead {
      position: static;
      display: table-header-group;
    }

    > thead > tr[aria-rowindex='2'],
    > * > tr > .lead,
    > * > tr > .actions,
    > thead > tr > th > * {
      display: none;
    }

    /* Headers repeat on every page, but browsers print button text only on the first. */
    > thead > tr > th::before {
      content: attr(data-header);
      padding-inline: ${space(3)};
      font: ${font('captionStrong')};
    }

    /* Totals are at the end of the list, not on every page. */
    > tfoot {
      position: static;
      display: table-row-group;
    }

    > * > tr {
      break-inside: avoid;
    }

    > * > tr > .name {
      position: static;
    }

    > tbody > tr,
    > tbody > tr:hover {
      background: none;
    }

    > tbody > tr > td,
    > tfoot > tr > td {
      block-size: auto;
      padding-block: ${space(1)};
      font: ${font('caption')};

      > bdi {
        display: inline;
        max-inline-size: none;
      }
    }
  }
`
