import { styled } from 'styled-components'

import { color, radius, size, space } from '../../../theme/tokens.ts'
import { controlBox, controlFrame, framedControl } from '../Field/Field.styles.ts'
import { PopupSheet } from '../../overlays/Popup/Popup.styles.ts'

export const ComboboxBox = styled.div`
  ${controlFrame}
`

export const ComboboxInput = styled.input`
  ${framedControl}
  text-overflow: ellipsis;
`

export const ComboboxButtons = styled.span`
  flex: none;
  display: inline-flex;
  align-items: center;
  padding-inline-end: ${space('half')};
  cursor: default;
`

export const ComboboxSheet = styled(PopupSheet)`
  max-block-size: none;
  overflow: hidden;

  &[hidden] {
    display: none;
  }
`

export const ComboboxStatus = styled.div<{ $isShown: boolean }>`
  ${({ $isShown }) => $isShown && `padding: ${space(2)} ${space(3)};`}
  color: ${color('inkQuiet')};
  overflow-wrap: anywhere;
`

export const ComboboxRetry = styled.div`
  padding-block-end: ${space(2)};
  padding-inline: ${space(3)};
`

/** The selection as read-only text. */
export const ComboboxText = styled.input`
  ${controlBox}
  text-overflow: ellipsis;
`

export const ComboboxList = styled.ul`
  position: relative;
  max-block-size: 18rem;
  overflow-y: auto;
`

/** As tall as all options together, so the scroll bar is accurate. */
export const ComboboxSpace = styled.li`
  list-style: none;
`

export const ComboboxOption = styled.li<{ $isHighlighted: boolean }>`
  position: absolute;
  inset-inline: 0;
  display: flex;
  align-items: center;
  min-block-size: 2.25rem;
  padding-block: ${space(1)};
  padding-inline: ${space(3)};
  border-radius: ${radius('control')};
  background: ${({ $isHighlighted }) => ($isHighlighted ? color('hover') : 'transparent')};
  cursor: pointer;

  &[aria-selected='true'] {
    color: ${color('accent')};
  }

  > span {
    flex: 1;
    min-inline-size: 0;
    max-block-size: 3lh;
    overflow: hidden;
    overflow-wrap: anywhere;
  }

  svg {
    flex: none;
    inline-size: ${size('icon')};
    block-size: ${size('icon')};
  }

  @media (pointer: coarse) {
    min-block-size: ${size('touch')};
  }
`
