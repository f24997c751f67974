import { css } from 'styled-components'

import { below, color, focusRing, font, layer, radius, size, space } from '../../theme/tokens.ts'

/** The header of a grid: titles that sort, edges that resize, filters. */
export const header = css`
  > thead > tr > th > .sort {
    display: flex;
    align-items: center;
    gap: ${space(1)};
    inline-size: 100%;
    min-block-size: ${size('row')};
    padding-block: ${space(1)};
    padding-inline: ${space(3)};
    border: 0;
    background: none;
    color: ${color('inkQuiet')};
    font: ${font('captionStrong')};
    text-align: inherit;
    cursor: pointer;

    > span:first-child {
      overflow: hidden;
      text-overflow: ellipsis;
    }

    svg {
      flex: none;
      inline-size: 0.875rem;
      block-size: 0.875rem;
      opacity: 0;
    }

    &:hover {
      color: ${color('ink')};
    }

    &:hover svg,
    &:focus-visible svg {
      opacity: 1;
    }

    &:focus-visible {
      ${focusRing('inset')}
    }
  }

  > thead > tr > [aria-sort] > .sort {
    color: ${color('ink')};

    svg {
      opacity: 1;
    }
  }

  > thead > tr > th > .label {
    display: block;
    overflow: hidden;
    padding-inline: ${space(3)};
    color: ${color('inkQuiet')};
    font: ${font('captionStrong')};
    text-overflow: ellipsis;

    &:focus-visible {
      ${focusRing('inset')}
    }
  }

  /* The column's position in a sort by several columns. */
  > thead > tr > th > .sort > .order {
    color: ${color('accent')};
  }

  /* The drag handle; its line shows where it is. */
  > thead > tr > th > .resizer {
    position: absolute;
    inset-block: 0;
    inset-inline-end: calc(-1 * ${space(1)});
    z-index: 1;
    inline-size: ${space(2)};
    cursor: col-resize;
    touch-action: none;

    &::after {
      content: '';
      position: absolute;
      inset-block: 30%;
      inset-inline-start: ${space(1)};
      border-inline-start: 1px solid ${color('line')};
    }

    &:hover::after,
    &:active::after {
      inset-block: 0;
      border-color: ${color('accent')};
      border-inline-start-width: 2px;
    }

    ${below('sm')} {
      display: none;
    }
  }

  /* The last column ends with the table. */
  > thead > tr > :last-child > .resizer {
    inset-inline-end: 0;
  }

  > thead > tr > td > .filter {
    inline-size: 100%;
    min-inline-size: 5rem;
    min-block-size: ${size('controlSmall')};
    padding-inline: ${space(2)};
    border: 1px solid ${color('lineStrong')};
    border-radius: ${radius('small')};
    background: ${color('surface')};
    color: ${color('ink')};
    font: ${font('caption')};

    @media (pointer: coarse) {
      font-size: 1rem;
    }

    &:focus-visible {
      ${focusRing()}
      outline-offset: 0;
    }
  }

  > thead {
    position: sticky;
    inset-block-start: 0;
    z-index: ${layer('sticky')};

    > tr {
      background: ${color('sunken')};
    }

    > tr > * {
      border-block-end: 1px solid ${color('line')};
    }

    > tr > th {
      position: relative;
      block-size: ${size('row')};
      padding: 0;
      text-align: var(--cm-start);
      vertical-align: middle;
      white-space: nowrap;

      &.num {
        text-align: var(--cm-end);
      }

      /* The sort icon is on the inside, so header and numbers end on one line. */
      &.num > .sort {
        flex-direction: row-reverse;
      }

      &.actions {
        inline-size: 1%;
        text-align: var(--cm-end);
      }

      &:first-child:not(.lead) > .sort,
      &:first-child > .label {
        padding-inline-start: ${space(4)};
      }

      &:last-child > .sort,
      &:last-child > .label {
        padding-inline-end: ${space(4)};
      }

      /* Where a dragged column would be dropped. */
      &[data-drop='before'] {
        box-shadow: inset 2px 0 ${color('accent')};
      }

      &[data-drop='after'] {
        box-shadow: inset -2px 0 ${color('accent')};
      }

      &[data-drop='before']:dir(rtl) {
        box-shadow: inset -2px 0 ${color('accent')};
      }

      &[data-drop='after']:dir(rtl) {
        box-shadow: inset 2px 0 ${color('accent')};
      }
    }

    > tr > td:not(.lead) {
      padding-block: ${space(1)};
      padding-inline: ${space(2)};
    }

    /* Cards have no headers: the sort order is a select above them, and each filter names its column. */
    ${below('sm')} {
      position: static;
      display: block;

      > tr:first-child,
      > tr > .lead,
      > tr > .actions {
        display: none;
      }

      > tr {
        display: grid;
        gap: ${space(2)};
        padding-block-end: ${space(3)};
        background: none;
      }

      > tr > td:not(.lead) {
        padding: 0;
        border: 0;
      }
    }
  }
`
