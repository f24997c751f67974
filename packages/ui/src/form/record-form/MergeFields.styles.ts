import { styled } from 'styled-components'

import { below, color, focusRing, font, radius, space } from '../../theme/tokens.ts'

export const MergeRoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  scroll-margin-block-start: ${space(16)};
  border-radius: ${radius('card')};

  &:focus {
    outline: none;
  }

  &:focus-visible {
    ${focusRing()}
  }
`

export const MergeList = styled.div`
  overflow: hidden;
  border: 1px solid ${color('line')};
  border-radius: ${radius('card')};
  background: ${color('surface')};
`

export const MergeRow = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  min-inline-size: 0;
  padding-block-start: ${space(2)};

  & + & {
    border-block-start: 1px solid ${color('line')};
  }

  ${below('sm')} {
    grid-template-columns: minmax(0, 1fr);
  }
`

/** Floats, because a legend is otherwise drawn on the edge of its fieldset. */
export const MergeLegend = styled.legend`
  float: inline-start;
  grid-column: 1 / -1;
  padding-inline: ${space(4)};
  font: ${font('label')};
  overflow-wrap: anywhere;
`

export const MergeOption = styled.label`
  display: flex;
  align-items: flex-start;
  gap: ${space(2)};
  min-inline-size: 0;
  padding: ${space(2)} ${space(4)} ${space(3)};
  cursor: pointer;

  &:has(:checked) {
    background: ${color('accentBackground')};
  }

  @media (hover: hover) {
    &:hover:not(:has(:checked)) {
      background: ${color('hover')};
    }
  }
`

export const MergeText = styled.span`
  display: grid;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`

export const MergeSideName = styled.span`
  color: ${color('inkQuiet')};
  font: ${font('caption')};
`

/** Keeps the line breaks of an address. */
export const MergeValue = styled.span<{ $isEmpty: boolean }>`
  white-space: pre-line;
  ${({ $isEmpty }) => $isEmpty && `color: ${color('inkQuiet')};`}
`
