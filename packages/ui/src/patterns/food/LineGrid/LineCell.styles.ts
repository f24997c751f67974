import { css, styled } from 'styled-components'

import { PopupSheet } from '../../../components/overlays/Popup/Popup.styles.ts'
import { color, focusRing, font, radius, size, space } from '../../../theme/tokens.ts'
import { MissingRoot } from '../MissingValue/MissingValue.styles.ts'
import { narrow } from './LineGrid.styles.ts'

export const GridCell = styled.div<{ $area: string; $isNumber?: boolean; $isInvalid?: boolean; $isEditable?: boolean }>`
  position: relative;
  display: flex;
  flex-direction: column;
  justify-content: center;
  min-inline-size: 0;
  min-block-size: ${size('row')};
  padding-block: ${space('half')};
  padding-inline: ${space(2)};
  border-inline-start: 1px solid ${color('line')};
  text-align: var(--cm-${({ $isNumber }) => ($isNumber ? 'end' : 'start')});
  cursor: ${({ $isEditable }) => ($isEditable ? 'text' : 'default')};
  overflow-wrap: anywhere;

  ${MissingRoot} {
    justify-content: ${({ $isNumber }) => ($isNumber ? 'flex-end' : 'flex-start')};
  }

  ${({ $isInvalid }) => $isInvalid && `background: ${color('dangerBackground')};`}

  &:hover {
    ${({ $isEditable, $isInvalid }) => $isEditable && !$isInvalid && `background: ${color('hover')};`}
  }

  &:focus,
  &:focus-within {
    ${focusRing('inset')}
    z-index: 1;
  }

  ${narrow} {
    grid-area: ${({ $area }) => $area};
    text-align: var(--cm-start);
    border-block-end: 1px solid ${color('line')};

    ${MissingRoot} {
      justify-content: flex-start;
    }

    &[data-column='amount'],
    &[data-column='item'],
    &[data-column='prep'],
    &[data-column='grams'] {
      border-inline-start: 0;
    }

    &[data-column='grams'],
    &[data-column='cost'] {
      border-block-end: 0;
    }
  }
`

export const CellEmpty = styled.span`
  color: ${color('inkQuiet')};
  opacity: 0;

  ${narrow} {
    opacity: 1;
  }
`

export const CellLoose = styled.span`
  text-decoration: underline dotted ${color('danger')};
  text-underline-offset: 0.25em;
`

export const CellError = styled.span`
  display: block;
  color: ${color('danger')};
  font: ${font('captionStrong')};
  text-align: var(--cm-start);
  padding-block-end: ${space(1)};
`

const editor = css`
  inline-size: 100%;
  min-inline-size: 0;
  block-size: calc(${size('row')} - 4px);
  padding: 0;
  border: 0;
  background: transparent;
  color: ${color('ink')};
  unicode-bidi: plaintext;
  text-align: inherit;

  &:focus {
    outline: none;
  }

  @media (pointer: coarse) {
    font-size: 1rem;
  }
`

export const CellInput = styled.input`
  ${editor}
`

/** Grows over the next cell for "1 qt + 8 oz". */
export const AmountInput = styled(CellInput)`
  @supports (field-sizing: content) {
    field-sizing: content;
    align-self: flex-start;
    inline-size: auto;
    min-inline-size: 100%;
    max-inline-size: 10rem;
    background: ${color('surface')};
  }
`

/** The second amount and its unit, below the first. */
export const CellPlus = styled.span`
  display: block;
`

/** Below a cell's value: the weight as purchased, the line's own yield, what its food was read from. */
export const CellNote = styled.span`
  display: block;
  color: ${color('inkQuiet')};
  font: ${font('caption')};
`

export const CellSelect = styled.select`
  ${editor}
  cursor: pointer;

  option {
    background: ${color('raised')};
    color: ${color('ink')};
  }
`

/** One line below the cell, so that it covers as little of the next rows as it can. */
export const FractionRow = styled(PopupSheet)`
  display: flex;
  flex-wrap: wrap;
  padding: ${space('half')};
`

export const FractionButton = styled.button`
  min-inline-size: ${size('controlSmall')};
  min-block-size: ${size('controlSmall')};
  padding-inline: ${space(2)};
  border: 0;
  border-radius: ${radius('control')};
  background: none;
  color: inherit;
  font: ${font('body')};
  font-variant-numeric: diagonal-fractions;
  cursor: pointer;

  &:hover {
    background: ${color('hover')};
  }

  @media (pointer: coarse) {
    min-inline-size: ${size('control')};
    min-block-size: ${size('control')};
  }
`
