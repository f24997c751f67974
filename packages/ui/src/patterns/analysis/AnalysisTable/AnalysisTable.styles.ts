import { styled } from 'styled-components'

import { color, focusRing, font, radius, size, space, visuallyHidden } from '../../../theme/tokens.ts'
import type { Verdict } from '../../nutrition-types.ts'
import { MissingRoot } from '../../food/MissingValue/MissingValue.styles.ts'
import { verdictBackground } from '../VerdictBadge/VerdictBadge.styles.ts'

/** Too narrow for a column per day: a row is stacked, and each value has its label. */
const narrow = '@container (max-width: 44rem)'

export const TableFrame = styled.div.attrs({ className: 'cm-landscape' })`
  container-type: inline-size;
  position: relative;
  overflow-x: auto;

  @media print {
    overflow: visible;
    border: 0;
  }

  border: 1px solid ${color('line')};
  border-radius: ${radius('card')};
  background: ${color('surface')};

  &:focus-visible {
    ${focusRing()}
  }
`

export const TableRoot = styled.table`
  inline-size: 100%;
  border-collapse: separate;
  border-spacing: 0;

  caption {
    padding: ${space(4)};
    font: ${font('heading')};
    text-align: var(--cm-start);
  }

  th,
  td {
    padding-block: ${space(2)};
    padding-inline: ${space(3)};
    border-block-end: 1px solid ${color('line')};
    text-align: var(--cm-end);
    vertical-align: middle;
  }

  @media print {
    tr {
      break-inside: avoid;
    }

    th,
    td {
      padding-block: ${space(1)};
      padding-inline: ${space(1)};
      font: ${font('caption')};
    }
  }

  thead th {
    background: ${color('sunken')};
    border-block-start: 1px solid ${color('line')};
    color: ${color('inkQuiet')};
    font: ${font('captionStrong')};
    vertical-align: bottom;
  }

  tbody tr:not([data-because]) > * {
    block-size: ${size('row')};
  }

  tbody:last-child > tr:last-child > * {
    border-block-end: 0;
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
      align-items: start;
      gap: ${space(2)} ${space(1)};
      padding-block: ${space(2)};
      padding-inline: ${space(3)};
      border-block-end: 1px solid ${color('line')};
    }

    tbody tr > *,
    tbody tr:not([data-because]) > * {
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
  }
`

/** Stays visible while the days scroll under it. */
export const RowHeader = styled.th`
  position: sticky;
  z-index: 1;
  inset-inline-start: 0;
  min-inline-size: 9rem;
  max-inline-size: 18rem;
  background: ${color('surface')};
  font: ${font('body')};

  && {
    text-align: var(--cm-start);
  }

  thead && {
    background: ${color('sunken')};
  }

  ${narrow} {
    position: static;
    flex: 1 0 60%;
    min-inline-size: 0;
    max-inline-size: none;
  }
`

export const GroupHeaderer = styled.th`
  && {
    position: sticky;
    inset-inline-start: 0;
    padding-block: ${space(3)} ${space(1)};
    background: ${color('surface')};
    font: ${font('strong')};
    text-align: var(--cm-start);
  }
`

export const RowToggle = styled.button.attrs({ className: 'cm-print' })`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  inline-size: 100%;
  min-block-size: 1.75rem;
  padding: 0;
  border: 0;
  border-radius: ${radius('small')};
  background: none;
  font: ${font('label')};
  text-align: var(--cm-start);
  overflow-wrap: anywhere;
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

export const RowName = styled.span`
  display: block;
  padding-inline-start: ${space(6)};
`

export const RowUnit = styled.span`
  margin-inline-start: ${space(1)};
  color: ${color('inkQuiet')};
  font: ${font('caption')};
`

export const DayHeader = styled.th`
  @media screen {
    min-inline-size: 6.5rem;
  }

  white-space: nowrap;
`

export const VerdictHeader = styled.th`
  && {
    text-align: var(--cm-start);
    white-space: nowrap;
  }
`

export const Cell = styled.td<{ $status: Verdict | null }>`
  background: ${({ $status }) =>
    $status === 'fail' ? verdictBackground.fail : $status === 'advisory' ? verdictBackground.advisory : 'transparent'};
  white-space: nowrap;

  /* The word is below its number, so numbers stay in their column. */
  ${MissingRoot} {
    flex-direction: column;
    align-items: flex-end;
  }

  ${narrow} {
    flex: 1 1 0;
    min-inline-size: 3.25rem;
    border-radius: ${radius('small')};

    && {
      text-align: var(--cm-start);
    }

    ${MissingRoot} {
      align-items: flex-start;
    }
  }
`

export const CellValue = styled.span`
  display: inline-flex;
  align-items: center;
  justify-content: flex-end;
  gap: ${space(1)};

  > svg {
    inline-size: 0.875rem;
    block-size: 0.875rem;
  }
`

export const WeekCell = styled(Cell)`
  font: ${font('strong')};

  ${narrow} {
    flex: none;
    align-self: center;
    margin-inline-start: auto;
  }
`

export const VerdictCell = styled.td`
  && {
    text-align: var(--cm-start);
  }

  ${narrow} {
    flex: 1 0 45%;
  }
`

export const VerdictBox = styled.span`
  display: inline-flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space('half')};
  min-inline-size: 7.5rem;
`

export const VerdictLimit = styled.span`
  color: ${color('inkQuiet')};
  font: ${font('caption')};
`

export const NoValue = styled.span`
  color: ${color('inkQuiet')};
`

export const BecauseCell = styled.td`
  && {
    padding-block: ${space(3)} ${space(4)};
    padding-inline: ${space(8)} ${space(4)};
    background: ${color('sunken')};
    text-align: var(--cm-start);
  }
`

/** As wide as the visible part of the table, so the reasons need no sideways scrolling. */
export const BecauseBox = styled.div`
  position: sticky;
  inset-inline-start: ${space(8)};
  max-inline-size: min(44rem, calc(100cqi - ${space(12)}));
`
