import { css } from 'styled-components'

import { below, color, font, radius, size, space } from '../../theme/tokens.ts'

/** On a phone a row is a card: the name at the top, then each value next to its header. */
export const cards = css`
  ${below('sm')} {
    &,
    > tbody,
    > tfoot {
      display: block;
    }

    > colgroup {
      display: none;
    }

    /* Headers are hidden here, so without rows the grid is empty and only the message shows. */
    &:not(:has(> tbody > tr)) {
      display: none;
    }

    > tfoot {
      position: static;
    }

    > tbody > tr,
    > tfoot > tr {
      position: relative;
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: ${space(2)};
      margin-block-end: ${space(3)};
      padding: ${space(4)};
      border: 1px solid ${color('line')};
      border-radius: ${radius('card')};
    }

    /* Takes the space of rows that are not rendered. */
    > tbody > [data-spacer] {
      display: block;
      margin: 0;
      padding: 0;
      border: 0;
      background: none;
    }

    > tbody > tr:not([aria-selected='true']):is(:hover, :focus-within) {
      background: ${color('surface')};
    }

    > tbody > tr > td,
    > tfoot > tr > td {
      block-size: auto;
      padding: 0;
      border: 0;
      overflow-wrap: anywhere;

      &:empty:not(:focus),
      &:has(> div:only-child:empty) {
        display: none;
      }

      &.name,
      &.title {
        padding-inline-end: ${size('touch')};
        font: ${font('heading')};
      }

      /* The record's name heads the card; a code before it in the table is below it. */
      &.name:has(~ .title):not(.title) {
        font: ${font('body')};
      }

      &[data-header] {
        display: grid;
        grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
        gap: ${space(3)};
      }

      &[data-header]::before {
        content: attr(data-header);
        /* Not inherited: without it, "No." is read as ".No" on a right-to-left page. */
        unicode-bidi: plaintext;
        color: ${color('inkQuiet')};
        font: ${font('body')};
      }

      &.title {
        display: block;
        order: -1;
      }

      &.title::before {
        content: none;
      }

      &.num {
        text-align: var(--cm-start);
      }

      &.num > bdi,
      &.num > div {
        margin-inline-start: 0;
      }

      &.line {
        white-space: normal;
      }
    }

    > tbody > tr > .lead {
      position: absolute;
      inset-block-start: ${space(1)};
      inset-inline-end: ${space(1)};
      display: grid;
      place-items: center;
      block-size: ${size('touch')};
    }

    > tbody > tr > .lead + .lead {
      inset-inline-end: calc(${space(1)} + var(--lead));
    }

    > tbody > tr > .lead + .lead + .name {
      padding-inline-end: calc(2 * var(--lead));
    }

    > tfoot > tr > .lead,
    > tfoot > tr > .actions {
      display: none;
    }

    > tbody > tr > .actions {
      inline-size: auto;
      padding: 0;
    }

    > tbody > [data-details] {
      margin-block-start: calc(-1 * ${space(2)});
    }

    > tbody > [data-details] > td > div {
      padding: 0;
    }
  }
`
