import { styled } from 'styled-components'

import { space } from '../../theme/tokens.ts'
import { controlBox } from '../Field/Field.styles.ts'

export const TextAreaInput = styled.textarea`
  ${controlBox}
  padding-block: ${space(2)};
  max-block-size: 60dvh;
  resize: vertical;
  field-sizing: content;
`
