import { styled } from 'styled-components'

import { color, focusRing, font, radius, size } from '../../../theme/tokens.ts'

/** Always at touch size: counts are entered at the counter. */
export const CountBox = styled.div`
  display: flex;
  inline-size: 100%;
  /* The buttons are at touch size without the border. */
  min-block-size: calc(${size('touch')} + 2px);
  border: 1px solid ${color('lineStrong')};
  border-radius: ${radius('control')};
  background: ${color('surface')};

  &[data-read-only] {
    background: ${color('sunken')};
    border-color: ${color('line')};
  }

  &:has(> input[aria-invalid='true']) {
    border-color: ${color('danger')};
  }
`

export const CountInput = styled.input`
  flex: 1 1 3rem;
  min-inline-size: 2.5rem;
  padding: 0;
  border: 0;
  background: none;
  color: ${color('ink')};
  font: ${font('body')};
  font-size: 1rem;
  font-variant-numeric: tabular-nums;
  text-align: center;

  &::placeholder {
    color: ${color('inkQuiet')};
    opacity: 1;
    font-style: italic;
  }

  &:focus-visible {
    ${focusRing('inset')}
  }
`

export const CountButton = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: ${size('touch')};
  border: 0;
  border-radius: ${radius('control')};
  background: none;
  color: ${color('ink')};
  cursor: pointer;

  svg {
    inline-size: ${size('iconLarge')};
    block-size: ${size('iconLarge')};
  }

  &:hover:not(:disabled) {
    background: ${color('hover')};
  }

  &:disabled {
    color: ${color('inkQuiet')};
    opacity: 0.6;
    cursor: default;
  }

  &:focus-visible {
    ${focusRing('inset')}
  }
`
