import { styled } from 'styled-components'

import { color, focusRing, font, radius, size, space } from '../../../theme/tokens.ts'
import { controlFrame, framedControl } from '../Field/Field.styles.ts'
import { PopupSheet } from '../../overlays/Popup/Popup.styles.ts'

export const QuantityRoot = styled.div`
  container: quantity / inline-size;
`

/** Too narrow for amount and unit side by side. */
const narrow = '@container quantity (max-width: 12rem)'

export const QuantityBox = styled.div`
  ${controlFrame}

  ${narrow} {
    flex-wrap: wrap;
  }
`

export const QuantityInput = styled.input`
  ${framedControl}
  font-variant-numeric: tabular-nums;
`

export const QuantityPick = styled.span`
  flex: none;
  display: inline-flex;
  align-items: center;
  padding-inline: ${space('half')};
`

/** Separated from the amount by a hairline. */
export const QuantityUnit = styled.span`
  position: relative;
  flex: 0 1 auto;
  display: inline-flex;
  align-items: stretch;
  min-inline-size: 3.5rem;
  max-inline-size: 50%;
  border-inline-start: 1px solid ${color('line')};

  ${narrow} {
    flex: 1 0 100%;
    min-block-size: ${size('control')};
    max-inline-size: none;
    border-inline-start: 0;
    border-block-start: 1px solid ${color('line')};
  }

  select {
    inline-size: 100%;
    padding-block: ${space(1)};
    padding-inline: ${space(3)} ${space(6)};
    border: 0;
    border-start-end-radius: ${radius('control')};
    border-end-end-radius: ${radius('control')};
    background: none;
    appearance: none;
    text-overflow: ellipsis;
    cursor: pointer;

    &:focus-visible {
      ${focusRing('inset')}
    }

    &:disabled {
      opacity: 1;
      cursor: default;
    }
  }

  option {
    background: ${color('raised')};
    color: ${color('ink')};
  }

  > svg {
    position: absolute;
    inset-inline-end: ${space(1)};
    inset-block: 0;
    margin-block: auto;
    inline-size: ${size('icon')};
    block-size: ${size('icon')};
    color: ${color('inkQuiet')};
    pointer-events: none;
  }
`

export const QuantityUnitText = styled.span`
  display: inline-flex;
  align-items: center;
  padding-inline: ${space(3)};
`

export const FractionSheet = styled(PopupSheet)`
  display: grid;
  grid-template-columns: repeat(4, minmax(${size('control')}, 3rem));
  gap: ${space('half')};
`

export const FractionOption = styled.div`
  display: grid;
  place-items: center;
  min-block-size: ${size('control')};
  border-radius: ${radius('control')};
  font: ${font('body')};
  font-variant-numeric: diagonal-fractions;
  cursor: pointer;

  &:hover {
    background: ${color('hover')};
  }

  &[aria-selected='true'] {
    background: ${color('accentBackground')};
    color: ${color('accent')};
  }

  &:focus-visible {
    ${focusRing('inset')}
  }
`

export const FractionSign = styled.span`
  font: ${font('label')};
`
