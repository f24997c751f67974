import { styled } from 'styled-components'

import { PopupSheet } from '../../components/Popup/Popup.styles.ts'
import { color, focusRing, font, from, radius, size, space } from '../../theme/tokens.ts'

export const NavItem = styled.a<{ $isCurrent: boolean | undefined }>`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  min-block-size: ${size('control')};
  padding-inline: ${space(3)};
  border: 0;
  border-radius: ${radius('control')};
  background: transparent;
  color: ${({ $isCurrent }) => color($isCurrent ? 'accent' : 'ink')};
  font: ${font('label')};
  text-decoration: none;
  white-space: nowrap;
  cursor: pointer;

  svg {
    inline-size: 0.875rem;
    block-size: 0.875rem;
  }

  &:hover,
  &[aria-expanded='true'] {
    background: ${color('hover')};
  }

  &:focus-visible {
    ${focusRing()}
  }

  /* Says "here" without colour: a bar on the lower edge of the top bar. */
  &::after {
    content: '';
    position: absolute;
    inset-inline: ${space(3)};
    inset-block-end: calc((${size('control')} - ${size('topBar')}) / 2);
    block-size: 2px;
    background: ${({ $isCurrent }) => ($isCurrent ? color('accent') : 'transparent')};
  }
`

export const NavSheet = styled(PopupSheet)`
  padding: ${space(2)};

  ${from('lg')} {
    &:has(ul + ul) {
      display: flex;
      gap: ${space(4)};
      max-inline-size: calc(100dvw - ${space(4)});
    }
  }
`

export const NavGroup = styled.ul`
  min-inline-size: ${size('menu')};
`

export const NavGroupLabel = styled.li`
  padding-block: ${space(2)} ${space(1)};
  padding-inline: ${space(3)};
  color: ${color('inkQuiet')};
  font: ${font('captionStrong')};
`

export const NavLink = styled.a`
  display: flex;
  align-items: center;
  min-block-size: ${size('control')};
  padding-inline: ${space(3)};
  border-radius: ${radius('control')};
  color: ${color('ink')};
  text-decoration: none;

  &:hover {
    background: ${color('hover')};
  }

  &[aria-current] {
    background: ${color('accentGround')};
    color: ${color('accent')};
    font: ${font('label')};
  }

  &:focus-visible {
    ${focusRing('inset')}
  }
`
