import { styled } from 'styled-components'

import { space } from '../../../theme/tokens.ts'
import { controlBox } from '../Field/Field.styles.ts'

export const TextAreaInput = styled.textarea<{ $lines: number }>`
  ${controlBox}
  min-block-size: calc(${({ $lines }) => $lines}lh + ${space(4)} + 2px);
  padding-block: ${space(2)};
  max-block-size: 60dvh;
  resize: vertical;
  field-sizing: content;
`
