import { styled } from 'styled-components'

import { color, font, radius, space } from '../../../theme/tokens.ts'

export const StepsRoot = styled.ol`
  display: grid;
  gap: ${space(3)};
  padding: 0;
  counter-reset: step;
`

export const StepRow = styled.li`
  counter-increment: step;
  display: grid;
  grid-template-columns: 1.75rem minmax(0, 1fr);
  gap: ${space(2)};
  list-style: none;
  break-inside: avoid;
  overflow-wrap: anywhere;

  &::before {
    content: counter(step) '.';
    font: ${font('strong')};
    font-variant-numeric: tabular-nums;
  }
`

export const StepBody = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
`

/** Keeps the line breaks of a long step. */
export const StepText = styled.p`
  margin: 0;
  max-inline-size: 42rem;
  white-space: pre-line;
`

export const PointRoot = styled.div`
  display: grid;
  gap: ${space(1)};
  max-inline-size: 42rem;
  padding: ${space(2)} ${space(3)};
  border-inline-start: 3px solid ${color('accent')};
  border-radius: ${radius('control')};
  background: ${color('accentBackground')};
`

export const PointTitle = styled.strong`
  color: ${color('accent')};
  font: ${font('label')};
`

export const PointFacts = styled.dl`
  display: grid;
  gap: ${space(1)};
  margin: 0;
`

export const PointFact = styled.div`
  dt {
    display: inline;
    font: ${font('label')};
  }

  dt::after {
    content: ': ';
  }

  dd {
    display: inline;
    margin: 0;
    white-space: pre-line;
  }
`
