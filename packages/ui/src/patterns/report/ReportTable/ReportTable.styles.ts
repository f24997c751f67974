import { styled } from 'styled-components'

import { color, focusRing, font, radius, size, space, visuallyHidden } from '../../../theme/tokens.ts'
import type { Verdict } from '../../nutrition-types.ts'
import { verdictBackground, verdictInk } from '../../analysis/VerdictBadge/VerdictBadge.styles.ts'

/** Too narrow for columns: a row is stacked, and each value has its label. */
export const narrow = '@container (max-width: 40rem)'

export const ReportFrame = styled.div.attrs({ className: 'cm-landscape' })`
  container-type: inline-size;
  position: relative;
  overflow-x: auto;
  border: 1px solid ${color('line')};
  border-radius: ${radius('card')};
  background: ${color('surface')};

  &:focus-visible {
    ${focusRing()}
  }

  @media print {
    overflow: visible;
    border: 0;
  }
`

export const ReportCaption = styled.caption`
  /* Browsers center even the blocks in a caption: the start would be cut off above a table that scrolls. */
  text-align: var(--cm-start);

  /* As wide as the visible part of the table, which may scroll under it. */
  > div {
    position: sticky;
    inset-inline-start: 0;
    box-sizing: border-box;
    inline-size: 100cqi;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space(2)};
    padding: ${space(3)} ${space(4)};
    font: ${font('heading')};
  }
`

export const ReportRoot = styled.table`
  inline-size: 100%;
  border-collapse: separate;
  border-spacing: 0;

  th,
  td {
    padding-block: ${space(1)};
    padding-inline: ${space(3)};
    border-block-end: 1px solid ${color('line')};
    text-align: var(--cm-start);
    vertical-align: middle;
  }

  thead th {
    background: ${color('sunken')};
    border-block-start: 1px solid ${color('line')};
    color: ${color('inkQuiet')};
    font: ${font('captionStrong')};
    vertical-align: bottom;
  }

  tbody tr > * {
    block-size: ${size('row')};
  }

  /* A column is at least as wide as its longest word. */
  td a,
  td button {
    overflow-wrap: break-word;
  }

  tbody tr:last-child > * {
    border-block-end: 0;
  }

  @media print {
    tr {
      break-inside: avoid;
    }

    th,
    td {
      padding: ${space(1)};
      font: ${font('caption')};
    }
  }

  ${narrow} {
    &,
    caption,
    tbody {
      display: block;
    }

    thead {
      ${visuallyHidden}
    }

    tbody tr {
      display: flex;
      flex-wrap: wrap;
      gap: ${space(2)} ${space(3)};
      padding-block: ${space(2)};
      padding-inline: ${space(3)};
      border-block-end: 1px solid ${color('line')};
    }

    tbody tr > * {
      block-size: auto;
      padding: 0;
      border: 0;
    }

    td[data-label]::before {
      content: attr(data-label);
      display: block;
      color: ${color('inkQuiet')};
      font: ${font('caption')};
    }

    td:empty {
      display: none;
    }

    td a,
    td button {
      overflow-wrap: anywhere;
    }
  }
`

/** Stays visible while the columns scroll under it. */
export const NameCell = styled.th<{ $level: number }>`
  && {
    position: sticky;
    z-index: 1;
    inset-inline-start: 0;
    min-inline-size: 12rem;
    max-inline-size: 20rem;
    padding-inline-start: calc(${space(3)} + ${({ $level }) => $level} * ${space(6)});
    background: ${color('surface')};
    color: ${({ $level }) => ($level > 0 ? color('inkQuiet') : color('ink'))};
    font: ${({ $level }) => ($level > 0 ? font('body') : font('label'))};
    overflow-wrap: anywhere;
  }

  thead && {
    background: ${color('sunken')};
    font: ${font('captionStrong')};
  }

  ${narrow} {
    && {
      position: static;
      flex: 1 0 100%;
      max-inline-size: none;
    }
  }
`

export const NumberHeader = styled.th<{ $isNumber: boolean }>`
  && {
    text-align: ${({ $isNumber }) => ($isNumber ? 'var(--cm-end)' : 'var(--cm-start)')};
  }
`

export const NameToggle = styled.button.attrs({ className: 'cm-print' })`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  inline-size: 100%;
  min-block-size: 1.75rem;
  padding: 0;
  border: 0;
  border-radius: ${radius('small')};
  background: none;
  color: inherit;
  font: inherit;
  text-align: var(--cm-start);
  cursor: pointer;

  svg {
    flex: none;
    inline-size: 1rem;
    block-size: 1rem;
    color: ${color('inkQuiet')};
    transition: rotate var(--cm-duration-quick);
  }

  &[aria-expanded='false'] svg {
    rotate: -90deg;
  }

  &[aria-expanded='false'] svg:dir(rtl) {
    rotate: 90deg;
  }

  &:focus-visible {
    ${focusRing()}
  }

  @media (pointer: coarse) {
    min-block-size: ${size('touch')};
  }
`

/** Names of rows without parts begin where the other names do. */
export const PlainName = styled.span`
  display: block;
  padding-inline-start: ${space(6)};
`

export const ValueCell = styled.td<{
  $status: Verdict | null
  $isNumber: boolean
  $isPart: boolean
  $isOneLine?: boolean
}>`
  && {
    text-align: ${({ $isNumber }) => ($isNumber ? 'var(--cm-end)' : 'var(--cm-start)')};
  }

  background: ${({ $status }) =>
    $status === 'fail' || $status === 'advisory' ? verdictBackground[$status] : 'transparent'};
  color: ${({ $status, $isPart }) =>
    $status === 'fail' || $status === 'advisory' ? verdictInk[$status] : color($isPart ? 'inkQuiet' : 'ink')};
  white-space: ${({ $isNumber, $isOneLine = false }) => ($isNumber || $isOneLine ? 'nowrap' : 'normal')};

  ${narrow} {
    flex: 1 1 5rem;
    border-radius: ${radius('small')};

    && {
      text-align: var(--cm-start);
    }
  }
`

export const CellLine = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};

  > svg {
    inline-size: 0.875rem;
    block-size: 0.875rem;
  }
`
