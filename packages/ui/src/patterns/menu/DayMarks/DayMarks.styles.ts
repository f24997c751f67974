import { styled } from 'styled-components'

import { color, font, radius, space } from '../../../theme/tokens.ts'

export const MarksRoot = styled.ul<{ $isSmall: boolean }>`
  display: flex;
  gap: ${({ $isSmall }) => space($isSmall ? 1 : 3)};
  padding: 0;
`

export const MarkDay = styled.li`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space('half')};
`

export const MarkLetter = styled.span`
  color: ${color('inkQuiet')};
  font: ${font('caption')};
`

export const NoMark = styled.span`
  inline-size: 1rem;
  block-size: 1rem;
  border: 1.5px dotted ${color('lineStrong')};
  border-radius: ${radius('pill')};
`
