import { styled } from 'styled-components'

import { color, duration, focusRing, radius, size } from '../../../theme/tokens.ts'

export const IconButtonRoot = styled.button<{ $tone: 'accent' | 'danger' }>`
  flex: none;
  display: inline-grid;
  place-content: center;
  inline-size: ${size('controlSmall')};
  block-size: ${size('controlSmall')};
  padding: 0;
  border: 0;
  border-radius: ${radius('control')};
  background: transparent;
  color: ${({ $tone }) => color($tone === 'danger' ? 'danger' : 'inkQuiet')};
  cursor: pointer;
  transition: background-color ${duration('quick')};

  svg {
    inline-size: 1.125rem;
    block-size: 1.125rem;
  }

  &:hover:not(:disabled, [aria-disabled='true']),
  &[aria-expanded='true'] {
    background: ${({ $tone }) => color($tone === 'danger' ? 'dangerBackground' : 'hover')};
    color: ${({ $tone }) => color($tone === 'danger' ? 'danger' : 'ink')};
  }

  &:focus-visible {
    ${focusRing()}
  }

  &[aria-pressed='true'] {
    background: ${color('accentBackground')};
    color: ${color('accent')};
  }

  &:disabled,
  &[aria-disabled='true'] {
    opacity: 0.5;
    cursor: default;
  }
`
