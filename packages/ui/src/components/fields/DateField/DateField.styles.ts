import { css, styled } from 'styled-components'

import { color, focusRing, font, radius, size, space } from '../../../theme/tokens.ts'
import { PopupSheet } from '../../overlays/Popup/Popup.styles.ts'
import { TextFieldBox } from '../TextField/TextField.styles.ts'

/** A date is short, so its box is too unless a row of fields sets the width. */
export const DateBox = styled.div`
  min-inline-size: 0;

  ${TextFieldBox} {
    max-inline-size: var(--cm-date-width, 14rem);
  }

  /* The button beside it has a margin, and two dates share the width of a phone. */
  input {
    padding-inline-end: 0;
  }
`

export const DateSheet = styled(PopupSheet)`
  padding: min(${space(3)}, 3dvw);
  max-block-size: min(32rem, calc(100dvh - ${space(4)}));
`

export const DateHeader = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  margin-block-end: ${space(2)};

  /* In right-to-left text the arrows are mirrored: earlier is on the right. */
  svg:dir(rtl) {
    transform: scaleX(-1);
  }
`

export const DateMonth = styled.div`
  padding-inline-start: ${space(2)};
  font: ${font('strong')};
`

export const DateFooter = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  inline-size: min(100%, calc(7 * ${size('control')}));
  margin-block-start: ${space(2)};
`

/** Why the focused day is not available. Its space is reserved so nothing moves. */
export const DateNote = styled.div`
  flex: 1;
  min-inline-size: 0;
  color: ${color('inkQuiet')};
  font: ${font('caption')};
  overflow-wrap: anywhere;
`

export const MonthTable = styled.table`
  /* A day is as wide as a control, or a seventh of a narrow window. */
  inline-size: min(calc(7 * ${size('control')}), calc(94dvw - ${space(4)} - 2px));
  table-layout: fixed;
  border-collapse: separate;
  border-spacing: 0;

  th {
    padding-block: ${space(1)};
    padding-inline: 0;
    color: ${color('inkQuiet')};
    font: ${font('captionStrong')};
    text-align: center;
  }
`

interface DayLook {
  $isOutside: boolean
  $isInRange: boolean
}

export const DayCell = styled.td<DayLook>`
  block-size: ${size('control')};
  padding: 0;
  border: 1px solid transparent;
  border-radius: ${radius('control')};
  color: ${({ $isOutside }) => color($isOutside ? 'inkQuiet' : 'ink')};
  font: ${font('body')};
  font-variant-numeric: tabular-nums;
  text-align: center;
  cursor: pointer;

  ${({ $isInRange }) =>
    $isInRange &&
    css`
      border-radius: 0;
      background: ${color('accentBackground')};
    `}

  &:hover {
    background: ${color('hover')};
  }

  &[aria-current='date'] {
    border-color: ${color('accent')};
    color: ${color('accent')};
    font: ${font('strong')};
  }

  &[aria-disabled='true'] {
    color: ${color('inkQuiet')};
    text-decoration: line-through;
    cursor: not-allowed;
  }

  &[aria-selected='true'] {
    border-radius: ${radius('control')};
    background: ${color('accent')};
    color: ${color('onAccent')};
    font: ${font('strong')};
  }

  &:focus-visible {
    ${focusRing('inset')}
  }

  &[aria-selected='true']:focus-visible {
    outline-color: ${color('onAccent')};
    outline-offset: -4px;
  }
`
