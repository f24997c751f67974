import { styled } from 'styled-components'

import { color, focusRing, font, radius, shadow, space } from '../../../theme/tokens.ts'

/** The surface of menus and option lists; `usePopup` positions it. */
export const PopupSheet = styled.div`
  position: fixed;
  inset: auto;
  margin: 0;
  padding: ${space(1)};
  /* The measured space next to the anchor. */
  max-block-size: min(24rem, 70dvh, var(--popup-room, 100dvh));
  inline-size: max-content;
  max-inline-size: min(26rem, calc(100dvw - ${space(4)}));
  overflow-y: auto;
  border: 1px solid ${color('line')};
  border-radius: ${radius('card')};
  background: ${color('raised')};
  color: ${color('ink')};
  font: ${font('body')};
  box-shadow: ${shadow('raised')};

  &:focus-visible {
    ${focusRing('inset')}
  }
`
