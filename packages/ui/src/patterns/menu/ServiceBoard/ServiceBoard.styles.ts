import { styled } from 'styled-components'

import { below, color, focusRing, font, radius, space } from '../../../theme/tokens.ts'
import type { MealTone } from './meal-tone.ts'

const inks: Record<MealTone, string> = {
  planned: color('ink'),
  open: color('accent'),
  served: color('advisoryInk'),
  signed: color('passInk'),
  late: color('failInk'),
  closed: color('inkQuiet'),
  missing: color('failInk'),
}

const grounds: Record<MealTone, string> = {
  planned: color('surface'),
  open: color('accentBackground'),
  served: color('advisoryBackground'),
  signed: color('passBackground'),
  late: color('failBackground'),
  closed: color('sunken'),
  missing: color('surface'),
}

export const BoardRoot = styled.ul`
  display: grid;
  padding: 0;
  border: 1px solid ${color('line')};
  border-radius: ${radius('card')};
  background: ${color('surface')};
  list-style: none;
`

export const BoardRow = styled.li`
  display: grid;
  grid-template-columns: minmax(8rem, 16rem) minmax(0, 1fr);
  gap: ${space(2)} ${space(4)};
  align-items: center;
  padding: ${space(2)} ${space(4)};

  & + & {
    border-block-start: 1px solid ${color('line')};
  }

  ${below('sm')} {
    grid-template-columns: minmax(0, 1fr);
  }
`

export const BoardName = styled.span`
  font: ${font('label')};
  overflow-wrap: anywhere;
`

export const BoardMeals = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  min-inline-size: 0;
  padding: 0;
  list-style: none;
`

export const Meal = styled.span<{ $tone: MealTone }>`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${space(2)};
  min-block-size: 2rem;
  padding-block: ${space(1)};
  padding-inline: ${space(3)};
  border: 1px ${({ $tone }) => ($tone === 'missing' ? 'dashed' : 'solid')} ${color('lineStrong')};
  border-radius: ${radius('control')};
  background: ${({ $tone }) => grounds[$tone]};
  color: ${({ $tone }) => inks[$tone]};
  text-decoration: none;
  overflow-wrap: anywhere;

  &[href]:hover {
    border-color: ${color('accent')};
  }

  &:focus-visible {
    ${focusRing()}
  }

  ${below('sm')} {
    min-block-size: 2.75rem;
  }
`

export const MealName = styled.span`
  font: ${font('label')};
`

export const MealState = styled.span`
  font: ${font('caption')};
  font-variant-numeric: tabular-nums;
`
