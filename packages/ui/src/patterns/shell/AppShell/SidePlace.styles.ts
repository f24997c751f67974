import { styled } from 'styled-components'

import { below, layer, size, space } from '../../../theme/tokens.ts'

/** Reserves the menu's space, so the page does not move when the rail opens over it. */
export const SidePlace = styled.div<{ $isRail: boolean; $isCard: boolean }>`
  --side-inset: ${({ $isCard }) => ($isCard ? space(3) : '0px')};
  flex: none;
  position: sticky;
  inset-block-start: ${size('topBar')};
  z-index: ${layer('shell')};
  inline-size: calc(${({ $isRail }) => size($isRail ? 'rail' : 'sideMenu')} + var(--side-inset));
  block-size: calc(100dvh - ${size('topBar')});

  ${below('lg')} {
    display: none;
  }

  @media print {
    display: none;
  }
`
