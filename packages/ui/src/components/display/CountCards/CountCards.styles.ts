import { styled } from 'styled-components'

import { color, focusRing, font, radius, size, space } from '../../../theme/tokens.ts'

const marks = { danger: color('danger'), warning: color('advisoryInk'), neutral: color('inkQuiet') }

export const CardsRoot = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(15rem, 100%), 1fr));
  gap: ${space(3)};
  padding: 0;
  list-style: none;

  li {
    display: grid;
    min-inline-size: 0;
  }
`

export const CardLink = styled.a<{ $tone: keyof typeof marks }>`
  --card-mark: ${({ $tone }) => marks[$tone]};
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: baseline;
  align-content: center;
  column-gap: ${space(2)};
  min-block-size: ${size('touch')};
  padding: ${space(3)} ${space(4)};
  border: 1px solid ${color('line')};
  border-inline-start: 4px solid var(--card-mark);
  border-radius: ${radius('card')};
  background: ${color('surface')};
  color: ${color('ink')};
  text-decoration: none;
  overflow-wrap: anywhere;

  &:hover {
    border-block-color: ${color('lineStrong')};
    border-inline-end-color: ${color('lineStrong')};
    background: ${color('hover')};
  }

  &:focus-visible {
    ${focusRing()}
  }
`

export const CardIcon = styled.span`
  align-self: center;
  color: var(--card-mark);

  svg {
    display: block;
    inline-size: ${size('icon')};
    block-size: ${size('icon')};
  }
`

/** The label goes below a long value, such as a date in words. */
export const CardCount = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: ${space(2)};
  min-inline-size: 0;
`

export const CardValue = styled.strong`
  font: ${font('heading')};
  font-variant-numeric: tabular-nums;
`

export const CardLabel = styled.span`
  flex: 1 1 6rem;
  min-inline-size: 0;
  font: ${font('label')};
`

export const CardDetail = styled.span`
  grid-column: 2 / -1;
  color: ${color('inkQuiet')};
  font: ${font('caption')};
`
