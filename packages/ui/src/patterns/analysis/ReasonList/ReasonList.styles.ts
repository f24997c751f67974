import { styled } from 'styled-components'

import { color, font, radius, space } from '../../../theme/tokens.ts'
import { hatch } from '../../hatch.ts'

// Narrow is measured on the container, such as a drawer, not only on the screen.
export const ReasonsRoot = styled.div`
  container-type: inline-size;
  display: flex;
  flex-direction: column;
  gap: ${space(3)};
`

export const ReasonsTitle = styled.h4`
  margin-block-end: ${space(1)};
  color: ${color('inkQuiet')};
  font: ${font('captionStrong')};
`

export const Reasons = styled.ul`
  padding: 0;
`

export const ReasonRow = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(4rem, 10rem) 5.5rem;
  align-items: center;
  gap: ${space(3)};
  min-block-size: 1.75rem;

  @container (max-width: 32rem) {
    grid-template-columns: minmax(0, 1fr) auto;
    padding-block: ${space(1)};
  }
`

export const ReasonLabel = styled.span`
  overflow-wrap: anywhere;
`

export const ReasonDetail = styled.span`
  margin-inline-start: ${space(2)};
  color: ${color('inkQuiet')};
  font: ${font('caption')};
`

export const ReasonTrack = styled.span`
  block-size: 0.375rem;
  overflow: hidden;
  border-radius: ${radius('pill')};
  background: ${color('chartTrack')};

  @container (max-width: 32rem) {
    grid-row: 2;
    grid-column: 1 / -1;
  }
`

export const ReasonShare = styled.span`
  display: block;
  block-size: 100%;
  border-radius: inherit;
  background: ${color('chart2')};
`

export const ReasonUnknown = styled.span`
  grid-column: 2 / -1;
  block-size: 0.375rem;
  border-radius: ${radius('pill')};
  background: ${hatch('lineStrong')};

  @container (max-width: 32rem) {
    display: none;
  }
`

export const ReasonAmount = styled.span`
  grid-column: -2 / -1;
  font-variant-numeric: tabular-nums;
  text-align: var(--cm-end);
  white-space: nowrap;
`
