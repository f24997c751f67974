import { styled } from 'styled-components'

import { color, duration, focusRing, font, radius, size, space } from '../../../theme/tokens.ts'

export const SwitchRoot = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  min-block-size: ${size('control')};
  padding: 0;
  border: 0;
  border-radius: ${radius('small')};
  background: none;
  font: ${font('label')};
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;

  &:focus-visible {
    ${focusRing()}
  }

  &:disabled {
    opacity: 0.6;
    cursor: default;
  }

  &[aria-readonly] {
    color: ${color('inkQuiet')};
    cursor: default;
  }
`

export const SwitchTrack = styled.span<{ $isOn: boolean }>`
  flex: none;
  display: flex;
  align-items: center;
  inline-size: 2.125rem;
  block-size: 1.25rem;
  padding: 2px;
  border: 1px solid ${({ $isOn }) => color($isOn ? 'accent' : 'lineStrong')};
  border-radius: ${radius('pill')};
  background: ${({ $isOn }) => color($isOn ? 'accent' : 'sunken')};
  transition: background-color ${duration('quick')};

  [aria-readonly] > & {
    border-color: ${color('line')};
    background: ${color('sunken')};
  }
`

export const SwitchKnob = styled.span<{ $isOn: boolean }>`
  inline-size: 0.875rem;
  block-size: 0.875rem;
  margin-inline-start: ${({ $isOn }) => ($isOn ? 'auto' : '0')};
  border-radius: 50%;
  background: ${({ $isOn }) => color($isOn ? 'onAccent' : 'lineStrong')};

  [aria-readonly] & {
    background: ${color('inkQuiet')};
  }
`

/** Below the label, indented past the track. */
export const SwitchNotes = styled.div`
  margin-block-start: calc(-1 * ${space(1)});
  padding-inline-start: calc(2.125rem + ${space(2)});
`
