import { styled } from 'styled-components'

import { color, font, size, space } from '../../theme/tokens.ts'
import { controlBox } from '../Field/Field.styles.ts'

export const TextFieldBox = styled.div`
  position: relative;
  display: flex;
  align-items: center;
`

interface InputProps {
  $hasStart: boolean
  $hasEnd: boolean
  $unitLength: number
}

export const TextFieldInput = styled.input<InputProps>`
  ${controlBox}
  ${({ $hasStart }) => $hasStart && `padding-inline-start: ${space(10)};`}
  ${({ $hasEnd }) => $hasEnd && `padding-inline-end: ${space(10)};`}
  ${({ $unitLength }) => $unitLength > 0 && `padding-inline-end: calc(${$unitLength}ch + ${space(5)});`}
`

export const TextFieldAffix = styled.span<{ $isEnd?: boolean }>`
  position: absolute;
  ${({ $isEnd }) => ($isEnd ? 'inset-inline-end' : 'inset-inline-start')}: ${space(3)};
  display: inline-flex;
  align-items: center;
  color: ${color('inkQuiet')};
  font: ${font('body')};
  pointer-events: none;

  svg {
    inline-size: ${size('icon')};
    block-size: ${size('icon')};
  }

  button {
    pointer-events: auto;
    margin-inline-end: calc(-1 * ${space(2)});
  }
`
