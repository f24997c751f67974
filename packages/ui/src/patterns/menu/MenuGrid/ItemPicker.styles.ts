import { styled } from 'styled-components'

import { PopupSheet } from '../../../components/overlays/Popup/Popup.styles.ts'
import { color, focusRing, font, radius, size, space } from '../../../theme/tokens.ts'

export const PickerSheet = styled(PopupSheet)`
  display: flex;
  flex-direction: column;
  gap: ${space(1)};
  inline-size: min(22rem, calc(100dvw - ${space(4)}));
  overflow: hidden;
`

export const PickerHeader = styled.div`
  position: relative;
  padding: ${space(1)};
`

export const PickerLinks = styled.div`
  padding: 0 ${space(3)} ${space(3)};
`

export const PickerInput = styled.input`
  inline-size: 100%;
  block-size: ${size('control')};
  padding-inline: ${space(3)};
  border: 1px solid ${color('lineStrong')};
  border-radius: ${radius('control')};
  background: ${color('surface')};
  font: ${font('body')};

  &:focus-visible {
    ${focusRing()}
    outline-offset: 0;
  }

  @media (pointer: coarse) {
    font-size: 1rem;
  }
`

export const PickerList = styled.div`
  flex: 1;
  min-block-size: 0;
  overflow-y: auto;
`

export const PickerNote = styled.p`
  padding-inline: ${space(2)};
  padding-block: ${space(1)};
  color: ${color('inkQuiet')};
  font: ${font('caption')};
`
