import { styled } from 'styled-components'

import { font, space } from '../../theme/tokens.ts'

export const DrawerNav = styled.nav`
  display: grid;
  gap: ${space(4)};
  margin-inline: calc(-1 * ${space(3)});
`

export const DrawerSection = styled.h3`
  padding-inline: ${space(3)};
  padding-block-end: ${space(1)};
  font: ${font('strong')};
`
