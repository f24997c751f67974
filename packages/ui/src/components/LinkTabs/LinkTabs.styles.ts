import { styled } from 'styled-components'

import { color, focusRing, font, size, space } from '../../theme/tokens.ts'

export const LinkTabsRoot = styled.nav`
  display: flex;
  gap: ${space(1)};
  overflow-x: auto;
  border-block-end: 1px solid ${color('line')};
`

export const LinkTab = styled.a`
  display: inline-flex;
  align-items: center;
  min-block-size: ${size('control')};
  padding-inline: ${space(3)};
  border-block-end: 2px solid transparent;
  color: ${color('inkQuiet')};
  font: ${font('body')};
  text-decoration: none;
  white-space: nowrap;

  &:hover {
    color: ${color('ink')};
  }

  &[aria-current] {
    border-block-end-color: ${color('accent')};
    color: ${color('ink')};
    font: ${font('strong')};
  }

  &:focus-visible {
    ${focusRing('inset')}
  }
`
