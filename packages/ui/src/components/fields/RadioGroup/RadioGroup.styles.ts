import { styled } from 'styled-components'

import { color, focusRing, font, size, space } from '../../../theme/tokens.ts'

export const RadioGroupRoot = styled.fieldset`
  display: grid;
  gap: ${space(1)};
  min-inline-size: 0;
  max-inline-size: ${size('form')};
`

export const RadioLegend = styled.legend`
  margin-block-end: ${space(1)};
  font: ${font('label')};
`

export const RadioList = styled.div<{ $isInline: boolean }>`
  display: flex;
  flex-direction: ${({ $isInline }) => ($isInline ? 'row' : 'column')};
  flex-wrap: wrap;
  column-gap: ${space(5)};
`

export const RadioRow = styled.div`
  position: relative;
  display: flex;
  align-items: flex-start;
  gap: ${space(2)};
  min-inline-size: 0;
  padding-block: ${space(1)};

  @media (pointer: coarse) {
    padding-block: ${space(3)};
  }
`

export const RadioInput = styled.input`
  position: relative;
  flex: none;
  display: grid;
  place-content: center;
  inline-size: 1.125rem;
  block-size: 1.125rem;
  margin: 1px 0;
  border: 1px solid ${color('lineStrong')};
  border-radius: 50%;
  background: ${color('surface')};
  appearance: none;
  cursor: pointer;

  /* The touch target is larger than the ring. */
  &::before {
    content: '';
    position: absolute;
    inset: calc(-1 * ${space(1)});

    @media (pointer: coarse) {
      inset: calc(-1 * ${space(3)} - 1px);
    }
  }

  &::after {
    content: '';
    inline-size: 0.5rem;
    block-size: 0.5rem;
    border-radius: 50%;
  }

  &:checked {
    border-color: ${color('accent')};
    background: ${color('accent')};

    &::after {
      background: ${color('onAccent')};
    }
  }

  &:focus-visible {
    ${focusRing()}
  }

  &:disabled {
    background: ${color('sunken')};
    cursor: default;

    &:checked {
      border-color: ${color('inkQuiet')};
      background: ${color('inkQuiet')};
    }
  }

  [aria-invalid='true'] &:enabled {
    border-color: ${color('danger')};
  }

  /* Forced colors remove the background of a checked ring. */
  @media (forced-colors: active) {
    &:checked::after {
      background: CanvasText;
    }
  }
`

export const RadioText = styled.div`
  min-inline-size: 0;
  overflow-wrap: anywhere;

  label {
    font: ${font('body')};
    cursor: pointer;
  }

  input:disabled + & label {
    color: ${color('inkQuiet')};
    cursor: default;
  }
`
