import { styled } from 'styled-components'

import { below, color, font, size, space, visuallyHidden } from '../../../theme/tokens.ts'
import { TopBar } from '../AppShell/AppShell.styles.ts'
import { NavItem } from '../AppShell/TopMenu.styles.ts'

export const ParentBar = styled(TopBar)`
  justify-content: space-between;
`

export const ParentNav = styled.nav`
  flex: none;
  display: flex;
  align-items: center;
  gap: ${space(1)};
`

export const ParentAction = styled(NavItem)`
  font: ${font('label')};

  ${below('sm')} {
    justify-content: center;
    min-inline-size: ${size('touch')};
    min-block-size: ${size('touch')};
    padding-inline: ${space(1)};

    > svg:first-child {
      inline-size: ${size('iconLarge')};
      block-size: ${size('iconLarge')};
      margin: 0;
    }

    &::after {
      inset-block-end: calc((${size('touch')} - ${size('topBar')} + 1px) / 2);
    }
  }

  &[aria-current]:hover {
    color: ${color('accent')};
  }
`

export const ParentWord = styled.span`
  ${below('sm')} {
    ${visuallyHidden}
  }
`
