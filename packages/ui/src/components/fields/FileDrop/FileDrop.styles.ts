import { styled } from 'styled-components'

import { color, focusRing, font, radius, size, space, visuallyHidden } from '../../../theme/tokens.ts'

export const DropZone = styled.div<{ $isOver: boolean; $isFilled: boolean }>`
  position: relative;
  display: grid;
  place-items: ${({ $isFilled }) => ($isFilled ? 'center stretch' : 'center')};
  min-block-size: ${({ $isFilled }) => ($isFilled ? size('control') : '8rem')};
  padding: ${({ $isFilled }) => space($isFilled ? 2 : 4)};
  border: 1px ${({ $isFilled }) => ($isFilled ? 'solid' : 'dashed')}
    ${({ $isOver }) => color($isOver ? 'accent' : 'lineStrong')};
  border-radius: ${radius('card')};
  background: ${({ $isOver }) => color($isOver ? 'accentBackground' : 'surface')};

  &:has(> input[aria-invalid='true']) {
    border-color: ${color('danger')};
  }

  &:has(input:focus-visible) {
    ${focusRing()}
  }

  &:has(input:disabled) {
    background: ${color('sunken')};
    border-color: ${color('line')};
  }
`

export const DropInput = styled.input`
  ${visuallyHidden}
`

export const DropLabel = styled.label`
  display: grid;
  justify-items: center;
  gap: ${space(2)};
  padding: ${space(4)};
  color: ${color('inkQuiet')};
  text-align: center;
  cursor: pointer;

  u {
    color: ${color('accent')};
    font: ${font('label')};
    text-underline-offset: 0.2em;
  }

  input:disabled ~ & {
    cursor: default;

    u {
      color: inherit;
      text-decoration: none;
    }
  }

  svg {
    inline-size: 1.5rem;
    block-size: 1.5rem;
  }

  /* The whole zone is a drop target. */
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`

export const ChosenFile = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  min-inline-size: 0;
  padding-inline-start: ${space(1)};
  font: ${font('label')};
  overflow-wrap: anywhere;

  bdi {
    flex: 1;
  }

  > svg {
    flex: none;
    inline-size: ${size('iconLarge')};
    block-size: ${size('iconLarge')};
    color: ${color('inkQuiet')};
  }
`
