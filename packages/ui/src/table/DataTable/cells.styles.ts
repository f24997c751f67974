import { css } from 'styled-components'

import { color, focusRing, font, from, size, space } from '../../theme/tokens.ts'

/** The cells of the rows and the totals. */
export const cells = css`
  > tbody > tr > td,
  > tfoot > tr > td {
    block-size: ${size('row')};
    padding-block: ${space(1)};
    padding-inline: ${space(3)};
    border-block-end: 1px solid ${color('line')};
    text-align: var(--cm-start);
    vertical-align: middle;
    overflow-wrap: break-word;

    &.name {
      font: ${font('label')};
    }

    &.num {
      text-align: var(--cm-end);
      font-variant-numeric: tabular-nums;
    }

    &.line {
      white-space: nowrap;
    }

    &:focus {
      outline: none;
    }

    &:focus-visible {
      ${focusRing('inset')}
    }

    /* A text of ten thousand characters neither pushes the other columns away nor fills the screen. */
    > bdi {
      display: -webkit-box;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 5;
      overflow: hidden;
      max-inline-size: 32rem;
    }

    > div {
      max-inline-size: 32rem;
    }

    &.num > bdi,
    &.num > div {
      margin-inline-start: auto;
    }
  }

  /*
   * A text keeps its own direction ("1 muffin" stays in order inside right-to-left text) on its column's side. On a
   * left-to-right page only texts with right-to-left letters need it; those have a separate element.
   */
  &:dir(rtl) > tbody > tr > td {
    unicode-bidi: plaintext;
  }

  &[data-chosen] > tbody > tr > td > bdi,
  &[data-chosen] > tbody > tr > td > div {
    max-inline-size: none;
  }

  /* Custom widths may be narrower than a number or a date. */
  &[data-fixed] > tbody > tr > .line {
    overflow: hidden;
    text-overflow: ellipsis;
  }

  ${from('sm')} {
    > * > tr > td:first-child:not(.lead) {
      padding-inline-start: ${space(4)};
    }

    > * > tr > td:last-child {
      padding-inline-end: ${space(4)};
    }
  }

  /* A full page ends at the edge of the table. */
  > tbody > tr:last-child:nth-child(n + 10) > td {
    border-block-end: 0;
  }
`
