import { styled } from 'styled-components'

import { color, size, space } from '../../../theme/tokens.ts'
import { controlFrame, framedControl } from '../Field/Field.styles.ts'

export const TextFieldBox = styled.div`
  ${controlFrame}
`

export const TextFieldInput = styled.input<{ $isNumeric: boolean }>`
  ${framedControl}
  ${({ $isNumeric }) => $isNumeric && 'font-variant-numeric: tabular-nums; text-align: var(--cm-end);'}
`

/** Wraps before the control gets too narrow, so a long unit is never clipped. */
export const TextFieldAffix = styled.span<{ $side: 'start' | 'end' }>`
  flex: 0 1 auto;
  display: inline-flex;
  align-items: center;
  min-inline-size: 0;
  max-inline-size: 60%;
  ${({ $side }) => ($side === 'start' ? 'padding-inline-start' : 'padding-inline-end')}: ${space(3)};
  ${({ $side }) => ($side === 'start' ? 'margin-inline-end' : 'margin-inline-start')}: calc(-1 * ${space(1)});
  color: ${color('inkQuiet')};
  overflow-wrap: anywhere;

  > svg {
    flex: none;
    inline-size: ${size('icon')};
    block-size: ${size('icon')};
  }
`

export const TextFieldButton = styled.span`
  flex: none;
  display: inline-flex;
  align-items: center;
  padding-inline-end: ${space('half')};
  cursor: default;
`
