import { styled } from 'styled-components'

import { color, font, radius, size, space } from '../theme/tokens.ts'

/** Heading of a group of options. */
export const OptionGroup = styled.div`
  padding-block: ${space(2)} ${space(1)};
  padding-inline: ${space(2)};
  color: ${color('inkQuiet')};
  font: ${font('captionStrong')};
`

/** One option of a list. Focus stays in the field; the active option is highlighted. */
export const OptionRoot = styled.div<{ $isActive: boolean }>`
  display: flex;
  flex-direction: column;
  justify-content: center;
  min-block-size: ${size('control')};
  padding-block: ${space(1)};
  padding-inline: ${space(2)};
  border-radius: ${radius('control')};
  background: ${({ $isActive }) => ($isActive ? color('accentBackground') : 'transparent')};
  text-align: var(--cm-start);
  cursor: pointer;
  overflow-wrap: anywhere;

  &:hover {
    background: ${({ $isActive }) => color($isActive ? 'accentBackground' : 'hover')};
  }
`

export const OptionDetail = styled.span`
  color: ${color('inkQuiet')};
  font: ${font('caption')};
`

export const OptionNote = styled.div`
  padding: ${space(3)} ${space(2)};
  color: ${color('inkQuiet')};
  font: ${font('caption')};
`
