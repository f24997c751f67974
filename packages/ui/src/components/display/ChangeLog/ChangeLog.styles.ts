import { ArrowRight } from 'lucide-react'
import { styled } from 'styled-components'

import { below, color, font, size, space } from '../../../theme/tokens.ts'

export const ChangeLogRoot = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin: 0;
  padding: 0;
  list-style: none;
`

export const EntryRoot = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
  padding-block: ${space(3)};
  border-block-start: 1px solid ${color('line')};
`

export const EntryHeader = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space(1)} ${space(3)};
  min-inline-size: 0;
  overflow-wrap: anywhere;

  strong {
    font: ${font('label')};
  }

  time {
    color: ${color('inkQuiet')};
    font: ${font('caption')};
  }
`

export const ChangesRoot = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(1)};
  margin: 0;
`

export const Change = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 12rem) minmax(0, 1fr);
  gap: ${space(4)};
  overflow-wrap: anywhere;

  ${below('sm')} {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
  }
`

export const FieldName = styled.dt`
  color: ${color('inkQuiet')};
`

export const Values = styled.dd`
  margin: 0;
`

export const OldValue = styled.del`
  color: ${color('inkQuiet')};
`

export const NewValue = styled.ins<{ $isNothing: boolean }>`
  color: ${({ $isNothing }) => color($isNothing ? 'inkQuiet' : 'ink')};
  text-decoration: none;
`

export const ValueArrow = styled(ArrowRight)`
  display: inline-block;
  inline-size: ${size('icon')};
  block-size: ${size('icon')};
  color: ${color('inkQuiet')};
  vertical-align: text-bottom;

  &:dir(rtl) {
    transform: scaleX(-1);
  }
`
