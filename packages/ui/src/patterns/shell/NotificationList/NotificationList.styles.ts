import { styled } from 'styled-components'

import { color, focusRing, font, radius, space } from '../../../theme/tokens.ts'

export const ListRoot = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin: 0;
  padding: 0;
  list-style: none;
`

export const ListEntry = styled.li<{ $isUnread: boolean }>`
  border-block-end: 1px solid ${color('line')};

  a {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space(1)};
    padding-block: ${space(3)};
    padding-inline: ${space(3)};
    border-radius: ${radius('control')};
    color: ${({ $isUnread }) => color($isUnread ? 'ink' : 'inkQuiet')};

    &:hover {
      background: ${color('hover')};
      color: ${({ $isUnread }) => color($isUnread ? 'ink' : 'inkQuiet')};
      text-decoration: none;
    }

    &:focus-visible {
      ${focusRing('inset')}
    }
  }
`

export const EntryLine = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(2)};

  time {
    margin-inline-start: auto;
    color: ${color('inkQuiet')};
    font: ${font('caption')};
  }
`

export const UnreadDot = styled.span`
  flex: none;
  inline-size: 0.5rem;
  block-size: 0.5rem;
  border-radius: ${radius('pill')};
  background: ${color('accent')};
`

export const EntryKind = styled.span`
  font: ${font('label')};
`

export const EntryText = styled.span`
  overflow-wrap: anywhere;
`
