import { styled } from 'styled-components'

import { PopupSheet } from '../../../components/overlays/Popup/Popup.styles.ts'
import { color, focusRing, font, radius, space } from '../../../theme/tokens.ts'

export const ExplainTrigger = styled.button.attrs({ className: 'cm-print' })`
  position: relative;
  padding: 0;
  border: 0;
  border-radius: ${radius('small')};
  background: none;
  color: inherit;
  font: inherit;
  text-align: inherit;
  cursor: pointer;

  /* At least 24 px for a mouse, 44 for a finger, without changing the height of its line. */
  &::after {
    content: '';
    position: absolute;
    inset: -0.25rem;
  }

  @media (pointer: coarse) {
    &::after {
      inset: -0.875rem -0.25rem;
    }
  }

  &:focus-visible {
    ${focusRing()}
  }
`

export const ExplainSheet = styled(PopupSheet)`
  max-inline-size: min(20rem, calc(100dvw - ${space(4)}));
  padding-block: ${space(3)};
  padding-inline: ${space(4)};
  text-align: var(--cm-start);
  white-space: normal;
  cursor: default;

  &:focus-visible {
    ${focusRing('inset')}
  }

  ul {
    margin-block-start: ${space(1)};
    padding-inline-start: ${space(4)};
  }
`

export const ExplainTitle = styled.div`
  color: ${color('inkQuiet')};
  font: ${font('captionStrong')};
`
