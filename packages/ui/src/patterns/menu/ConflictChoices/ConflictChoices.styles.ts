import { styled } from 'styled-components'

import { color, font, radius, size, space } from '../../../theme/tokens.ts'

/** Measured on the list, not the window: it is in a dialog. */
const wide = '@container conflicts (min-width: 36rem)'

export const ChoicesFrame = styled.div`
  container: conflicts / inline-size;
  overflow: clip;
  border: 1px solid ${color('line')};
  border-radius: ${radius('control')};
`

export const ChoiceRow = styled.div`
  display: grid;
  gap: ${space(1)};
  padding: ${space(2)};
  background: ${color('surface')};

  & + & {
    border-block-start: 1px solid ${color('line')};
  }

  ${wide} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 4fr) minmax(0, 4fr) max-content;
  }
`

export const ChoiceField = styled.div`
  display: grid;
  align-content: start;
  gap: ${space('half')};
  padding: ${space(1)};
  overflow-wrap: anywhere;

  strong {
    font: ${font('strong')};
  }

  span {
    color: ${color('inkQuiet')};
    font: ${font('caption')};
  }
`

export const ChoiceCell = styled.label<{ $isChosen: boolean }>`
  display: flex;
  align-items: start;
  gap: ${space(2)};
  min-inline-size: 0;
  min-block-size: 2rem;
  padding: ${space(1)};
  border-radius: ${radius('small')};
  background: ${({ $isChosen }) => ($isChosen ? color('accentBackground') : 'transparent')};
  cursor: pointer;
  overflow-wrap: anywhere;

  &:hover {
    background: ${({ $isChosen }) => color($isChosen ? 'accentBackground' : 'hover')};
  }

  @media (pointer: coarse) {
    align-items: center;
    min-block-size: ${size('touch')};
  }
`

export const ChoiceLabel = styled.span`
  display: block;
  color: ${color('inkQuiet')};
  font: ${font('caption')};
`

export const ChoiceValue = styled.span`
  display: block;
`
