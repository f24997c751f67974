import { styled } from 'styled-components'

import { color, focusRing, font, radius, size, space } from '../../../theme/tokens.ts'

export const NavRoot = styled.nav`
  ul {
    display: grid;
    gap: ${space('half')};
    padding: 0;
    list-style: none;
  }
`

export const NavLink = styled.a`
  display: flex;
  align-items: center;
  min-block-size: ${size('controlSmall')};
  padding-block: ${space(1)};
  padding-inline: ${space(3)};
  border-inline-start: 2px solid ${color('line')};
  border-radius: 0;
  color: ${color('inkQuiet')};
  font: ${font('label')};
  text-decoration: none;
  overflow-wrap: anywhere;

  &:hover {
    color: ${color('ink')};
  }

  &[aria-current] {
    border-color: ${color('accent')};
    color: ${color('accent')};
  }

  &:focus-visible {
    ${focusRing('inset')}
    border-radius: ${radius('small')};
  }
`
