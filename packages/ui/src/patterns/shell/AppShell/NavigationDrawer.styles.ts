import { styled } from 'styled-components'

import { color, font, size, space } from '../../../theme/tokens.ts'

export const DrawerNav = styled.nav`
  display: grid;
  gap: ${space(4)};
  margin-inline: calc(-1 * ${space(3)});
`

export const DrawerSection = styled.h3`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  padding-inline: ${space(3)};
  padding-block-end: ${space(1)};
  font: ${font('strong')};
  overflow-wrap: anywhere;

  svg {
    flex: none;
    inline-size: ${size('icon')};
    block-size: ${size('icon')};
    color: ${color('inkQuiet')};
  }
`
