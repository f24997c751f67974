import { styled } from 'styled-components'

import { color, font, radius, space } from '../../../theme/tokens.ts'

export const PreviewRoot = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${space(3)};
  min-inline-size: 0;
`

export const PreviewHeader = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(1)};
`

export const PreviewTitle = styled.h3`
  font: ${font('strong')};
`

export const PreviewGroup = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(3)};
`

export const PreviewNote = styled.p`
  color: ${color('inkQuiet')};
`

export const PreviewDays = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(11rem, 100%), 1fr));
  gap: ${space(2)};
  padding: 0;
  list-style: none;
`

export const PreviewDay = styled.li`
  display: flex;
  flex-direction: column;
  gap: ${space(2)};
  min-inline-size: 0;
  padding: ${space(3)};
  border: 1px solid ${color('line')};
  border-radius: ${radius('card')};
  background: ${color('surface')};
  overflow-wrap: anywhere;
`

export const PreviewDayTitle = styled.h4`
  color: ${color('inkQuiet')};
  font: ${font('captionStrong')};
`

export const PreviewItems = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${space('half')};
  padding: 0;
  list-style: none;
`

export const PreviewItem = styled.li<{ $isMain: boolean }>`
  font: ${({ $isMain }) => font($isMain ? 'strong' : 'body')};
`

/** At the bottom of the day, so that the costs of a row of days line up. */
export const PreviewCost = styled.p`
  margin-block-start: auto;
  padding-block-start: ${space(1)};
  color: ${color('inkQuiet')};
  font: ${font('caption')};
  font-variant-numeric: tabular-nums;
`
