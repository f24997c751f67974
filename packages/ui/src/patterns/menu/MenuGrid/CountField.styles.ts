import { styled } from 'styled-components'

import { color, focusRing, font, radius, size, space } from '../../../theme/tokens.ts'
import { hatch } from '../../hatch.ts'

export const CountRoot = styled.label`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: ${space(1)};
`

export const CountInput = styled.input`
  inline-size: 2.75rem;
  block-size: 1.5rem;
  padding-inline: ${space(1)};
  border: 1px solid ${color('lineStrong')};
  border-radius: ${radius('small')};
  background: ${color('surface')};
  font: ${font('caption')};
  font-variant-numeric: tabular-nums;
  text-align: var(--cm-end);

  /* Not planned is unknown, not zero. */
  &:placeholder-shown {
    border-style: dashed;
    background: ${hatch('chartTrack')} ${color('unknownBackground')};
  }

  &:focus-visible {
    ${focusRing()}
    outline-offset: 0;
  }

  &:read-only {
    border-color: transparent;
    background-color: transparent;
  }

  @media print {
    inline-size: auto;
    min-inline-size: 0;
    block-size: auto;
  }

  @media (pointer: coarse) {
    inline-size: 4rem;
    block-size: ${size('touch')};
    font-size: 1rem;
  }
`

export const CountUnit = styled.span`
  color: ${color('inkQuiet')};
  font: ${font('caption')};
`

export const StepperRoot = styled.span`
  display: inline-flex;
  align-items: center;
  color: ${color('inkQuiet')};
  font: ${font('caption')};
  white-space: nowrap;
`
