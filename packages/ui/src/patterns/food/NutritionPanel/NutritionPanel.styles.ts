import { styled } from 'styled-components'

import { color, font, radius, space } from '../../../theme/tokens.ts'
import { MissingRoot } from '../MissingValue/MissingValue.styles.ts'

export const PanelRoot = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${space(5)};
  min-inline-size: 0;
  padding: ${space(5)};
  border: 1px solid ${color('line')};
  border-radius: ${radius('card')};
  background: ${color('surface')};
`

export const PanelHeader = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${space(3)};
`

export const PanelSubtitle = styled.p`
  color: ${color('inkQuiet')};
`

export const PanelTop = styled.dl`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space(3)};

  dt {
    color: ${color('inkQuiet')};
    font: ${font('caption')};
  }

  dd {
    margin: 0;
    font: ${font('title')};
  }
`

// A group, not a landmark: a form next to it already has a section named "Allergens".
export const PanelPart = styled.div.attrs({ role: 'group' })`
  display: flex;
  flex-direction: column;
  gap: ${space(1)};

  h3 {
    font: ${font('strong')};
  }
`

export const NutrientTable = styled.table`
  inline-size: 100%;

  tr {
    border-block-end: 1px solid ${color('line')};
  }

  tbody tr:last-child {
    border-block-end: 0;
  }

  thead th {
    color: ${color('inkQuiet')};
    font: ${font('caption')};
    text-align: var(--cm-end);
    white-space: nowrap;
  }

  td:last-child {
    padding-inline-start: ${space(3)};
    font-variant-numeric: tabular-nums;
    vertical-align: top;
  }

  tbody th {
    padding-block: ${space(1)};
    padding-inline: 0 ${space(3)};
    font: ${font('body')};
    text-align: var(--cm-start);
    overflow-wrap: anywhere;
  }

  td {
    padding-block: ${space(1)};
    padding-inline: 0;
    text-align: var(--cm-end);

    ${MissingRoot} {
      justify-content: flex-end;
    }
  }
`

/** Below the value, in the color of unknown values. */
export const EstimateMark = styled.div`
  color: ${color('unknownInk')};
  font: ${font('caption')};
  text-decoration: underline dotted;
`

/** Its text aligns with the names above it. */
export const PanelMore = styled.div`
  margin-inline-start: calc(-1 * ${space(2)});
`

export const PanelNotice = styled.p`
  padding: ${space(4)};
  border-radius: ${radius('control')};
  background: ${color('sunken')};
  color: ${color('inkQuiet')};
`
