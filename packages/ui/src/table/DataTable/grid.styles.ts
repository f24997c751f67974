import { css } from 'styled-components'

import { staticStyles } from '../../theme/static-styles.ts'
import { color, focusRing, font, from, layer, radius, size, space } from '../../theme/tokens.ts'
import { cards } from './cards.styles.ts'
import { cells } from './cells.styles.ts'
import { header } from './header.styles.ts'

// Rows and cells are plain elements with classes, styled from here: one sheet for all tables instead of a styled
// component per cell. Child selectors keep a table in the details of a row independent.

const leads = css`
  > * > tr > .lead {
    inline-size: var(--lead);
    min-inline-size: var(--lead);
    padding: 0;
    text-align: center;
    user-select: none;

    > label,
    > button {
      display: grid;
      place-items: center;
      inline-size: 100%;
      min-block-size: ${size('row')};
      padding: 0;
      border: 0;
      background: none;
      color: ${color('inkQuiet')};
      cursor: pointer;
    }

    input {
      inline-size: 1.125rem;
      block-size: 1.125rem;
      margin: 0;
      vertical-align: middle;
      cursor: pointer;

      &:focus-visible {
        ${focusRing()}
      }
    }

    > button:focus-visible {
      ${focusRing('inset')}
    }

    svg {
      inline-size: ${size('icon')};
      block-size: ${size('icon')};
    }

    > button:dir(rtl) svg {
      transform: scaleX(-1);
    }

    > button[aria-expanded='true'] svg {
      transform: rotate(90deg);
    }
  }
`

/** The columns that name and select a row stay visible while the others scroll. */
const sticky = css`
  ${from('sm')} {
    [data-sticky] > & {
      > * > tr > .lead,
      > * > tr > .name {
        position: sticky;
        inset-inline-start: 0;
        /* Above the edges of the headers that scroll under it. */
        z-index: 2;
        background: inherit;
      }

      > * > tr > .lead + .lead {
        inset-inline-start: var(--lead);
      }

      > * > tr > .lead + .name {
        inset-inline-start: var(--lead);
      }

      > * > tr > .lead + .lead + .name {
        inset-inline-start: calc(2 * var(--lead));
      }
    }

    [data-sticky][data-scrolled] > & > * > tr > .name {
      border-inline-end: 1px solid ${color('line')};
    }

    /* Row actions stay visible however many columns there are. */
    [data-sticky-end] > & > * > tr > .actions {
      position: sticky;
      inset-inline-end: 0;
      z-index: 2;
      border-inline-start: 1px solid ${color('line')};
      background: inherit;
    }
  }
`

const buttons = css`
  > tbody > tr > .actions {
    padding-inline: ${space(2)};
    white-space: nowrap;

    > div {
      display: flex;
      justify-content: flex-end;
      gap: ${space(1)};
    }

    > div > button {
      min-block-size: ${size('controlSmall')};
      padding-inline: ${space(2)};
      border: 0;
      border-radius: ${radius('control')};
      background: none;
      color: ${color('ink')};
      font: ${font('label')};
      cursor: pointer;

      &:hover {
        background: ${color('accentBackground')};
      }

      &.danger {
        color: ${color('danger')};

        &:hover {
          background: ${color('dangerBackground')};
        }
      }

      &:disabled {
        opacity: 0.6;
        cursor: default;
      }

      &:focus-visible {
        ${focusRing()}
      }
    }
  }
`

/** Separate borders: collapsed ones do not stick with the header. */
const grid = css`
  .cm-grid {
    --lead: 2.75rem;
    inline-size: 100%;
    border-collapse: separate;
    border-spacing: 0;

    ${from('sm')} {
      &[data-fixed] {
        table-layout: fixed;
        min-inline-size: var(--least);
      }
    }

    > tbody > tr {
      background: ${color('surface')};

      &:hover,
      &:focus-within {
        background: ${color('hover')};
      }

      &[aria-selected='true'] {
        background: ${color('accentBackground')};
      }
    }

    &[data-link] > tbody > [data-row] {
      cursor: pointer;
    }

    ${cells}

    > tbody > [data-details] {
      background: ${color('sunken')};

      > td > div {
        position: sticky;
        inset-inline-start: 0;
        box-sizing: border-box;
        max-inline-size: var(--window, 100%);
        padding: ${space(3)};
      }

      > td {
        padding: 0;
      }
    }

    > tfoot {
      position: sticky;
      inset-block-end: 0;
      z-index: ${layer('sticky')};

      > tr {
        background: ${color('sunken')};
      }

      > tr > td {
        border-block: 1px solid ${color('line')};
        border-block-end: 0;
        font: ${font('strong')};
      }
    }

    ${header}
    ${leads}
    ${sticky}
    ${buttons}
    ${cards}
  }
`

/** Styles of every `.cm-grid`; render it next to one. */
export const GridStyles = staticStyles(grid)
