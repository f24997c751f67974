import { styled } from 'styled-components'

import { color, focusRing, radius, size } from '../theme/tokens.ts'

/** A name that opens what it names, in a table or list. It is also printed. */
export const OpenName = styled.button.attrs({ className: 'cm-print' })`
  padding: 0;
  border: 0;
  border-radius: ${radius('small')};
  background: none;
  color: ${color('accent')};
  font: inherit;
  text-align: var(--cm-start);
  text-decoration: underline;
  text-decoration-color: ${color('line')};
  text-underline-offset: 0.2em;
  cursor: pointer;
  overflow-wrap: anywhere;

  &:hover {
    text-decoration-color: currentColor;
  }

  &:focus-visible {
    ${focusRing()}
  }

  @media (pointer: coarse) {
    min-block-size: ${size('touch')};
  }
`
