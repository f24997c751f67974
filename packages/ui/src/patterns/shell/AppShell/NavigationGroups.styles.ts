import { styled } from 'styled-components'

import { color, focusRing, font, radius, size, space } from '../../../theme/tokens.ts'

export const NavGroup = styled.ul`
  min-inline-size: 0;
`

export const NavGroupLabel = styled.li`
  padding-block: ${space(2)} ${space(1)};
  padding-inline: ${space(3)};
  color: ${color('inkQuiet')};
  font: ${font('captionStrong')};
  overflow-wrap: anywhere;
`

export const NavLink = styled.a`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  min-block-size: ${size('control')};
  padding-block: ${space(1)};
  padding-inline: ${space(3)};
  border-radius: ${radius('control')};
  color: ${color('ink')};
  text-decoration: none;
  overflow-wrap: anywhere;

  svg {
    flex: none;
    inline-size: ${size('icon')};
    block-size: ${size('icon')};
    color: ${color('inkQuiet')};
  }

  &:hover {
    background: ${color('hover')};
  }

  &[aria-current] {
    background: ${color('accentBackground')};
    color: ${color('accent')};
    font: ${font('label')};

    svg {
      color: inherit;
    }
  }

  &:focus-visible {
    ${focusRing('inset')}
  }
`
