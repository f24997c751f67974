import { styled } from 'styled-components'

import { color, font, space } from '../../../theme/tokens.ts'

/** What the question is about, on its own line. */
export const ConfirmSubject = styled.strong`
  display: block;
  margin-block-start: ${space(1)};
  color: ${color('ink')};
  font: ${font('strong')};
  overflow-wrap: anywhere;
`
