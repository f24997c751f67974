import { styled } from 'styled-components'

import { color, font, radius, space } from '../../../theme/tokens.ts'
import { verdictInk } from '../VerdictBadge/VerdictBadge.styles.ts'

export const CardRoot = styled.article<{ $isFailing: boolean }>`
  display: flex;
  flex-direction: column;
  gap: ${space(3)};
  min-inline-size: 0;
  padding: ${space(5)};
  border: 1px solid ${color('line')};
  /* Red only for what fails today. */
  border-block-start: ${({ $isFailing }) => $isFailing && `3px solid ${verdictInk.fail}`};
  border-radius: ${radius('card')};
  background: ${color('surface')};
`

export const CardHeader = styled.header`
  display: flex;
  flex-direction: column;
  gap: ${space('half')};

  h3 {
    overflow-wrap: anywhere;
  }
`

export const CardDetail = styled.p`
  color: ${color('inkQuiet')};
  font: ${font('caption')};
`

export const LaterTitle = styled.h4`
  margin-block-end: ${space(1)};
  color: ${color('inkQuiet')};
  font: ${font('captionStrong')};
`

export const Problems = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${space(1)};
  padding: 0;
`

export const Problem = styled.li`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${space(2)};

  > svg {
    margin-block-start: ${space('half')};
  }
`

export const ProblemDetail = styled.span`
  color: ${color('inkQuiet')};
`

export const CardQuiet = styled.p`
  color: ${color('inkQuiet')};
`

export const CardFooter = styled.footer`
  margin-block-start: auto;
`
