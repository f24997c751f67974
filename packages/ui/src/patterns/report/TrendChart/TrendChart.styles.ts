import { styled } from 'styled-components'

import { color, font, radius, space } from '../../../theme/tokens.ts'
import { verdictInk } from '../../analysis/VerdictBadge/VerdictBadge.styles.ts'

/** `$isWhole`: the table is the chart. */
export const ChartFigure = styled.figure<{ $isWhole?: boolean }>`
  display: grid;
  grid-template-columns: ${({ $isWhole = false }) =>
    $isWhole ? 'minmax(0, 1fr)' : 'minmax(0, 3fr) minmax(14rem, 1fr)'};
  gap: ${space(4)};
  align-items: start;
  margin: 0;
  padding: ${space(4)};
  border: 1px solid ${color('line')};
  border-radius: ${radius('card')};
  background: ${color('surface')};
  break-inside: avoid;

  figcaption {
    grid-column: 1 / -1;
    font: ${font('heading')};
  }

  @media (max-width: 767.98px) {
    grid-template-columns: minmax(0, 1fr);
  }
`

/** Time runs from left to right in every language, as numbers do. */
export const ChartSvg = styled.svg`
  direction: ltr;
  display: block;
  inline-size: 100%;
  block-size: auto;
  overflow: visible;

  text {
    fill: ${color('inkQuiet')};
    font: ${font('caption')};
  }

  .band {
    fill: ${color('passBackground')};
  }

  .limit {
    stroke: ${color('inkQuiet')};
    stroke-dasharray: 5 4;
  }

  .axis {
    stroke: ${color('lineStrong')};
  }

  .line {
    fill: none;
    stroke: ${color('chart1')};
    stroke-width: 2;
  }

  .pass,
  .none {
    fill: ${color('chart1')};
  }

  .fail {
    fill: ${verdictInk.fail};
  }

  .advisory {
    fill: ${verdictInk.advisory};
  }

  .unknown {
    fill: ${color('surface')};
    stroke: ${verdictInk.unknown};
    stroke-width: 2;
  }
`

export const ChartTable = styled.table`
  inline-size: 100%;
  border-collapse: collapse;

  th,
  td {
    padding: ${space(1)} ${space(2)};
    border-block-end: 1px solid ${color('line')};
    font-weight: inherit;
    text-align: var(--cm-start);
  }

  thead th {
    color: ${color('inkQuiet')};
    font: ${font('captionStrong')};
  }

  td:last-child,
  th:last-child {
    text-align: var(--cm-end);
  }
`
