import { styled } from 'styled-components'

import { color, focusRing, font, radius, size, space } from '../../../theme/tokens.ts'

export const MenuHeading = styled.div`
  padding-block: ${space(2)} ${space(1)};
  padding-inline: ${space(3)};
  color: ${color('inkQuiet')};
  font: ${font('captionStrong')};
`

export const MenuRule = styled.div`
  margin-block: ${space(1)};
  border-block-start: 1px solid ${color('line')};
`

export const MenuItemRoot = styled.button<{ $tone: 'accent' | 'danger' }>`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  inline-size: 100%;
  min-inline-size: ${size('menu')};
  min-block-size: ${size('control')};
  padding-block: ${space(1)};
  padding-inline: ${space(3)};
  border: 0;
  border-radius: ${radius('control')};
  background: transparent;
  color: ${({ $tone }) => color($tone === 'danger' ? 'danger' : 'ink')};
  font: ${font('body')};
  text-align: var(--cm-start);
  text-decoration: none;
  cursor: pointer;

  svg {
    flex: none;
    inline-size: ${size('icon')};
    block-size: ${size('icon')};
  }

  &:focus {
    outline: none;
    background: ${({ $tone }) => color($tone === 'danger' ? 'dangerBackground' : 'hover')};
  }

  &:focus-visible {
    ${focusRing('inset')}
  }

  &[aria-disabled='true'] {
    color: ${color('inkQuiet')};
    cursor: default;

    svg {
      opacity: 0.6;
    }
  }
`

export const MenuItemLabel = styled.span`
  flex: 1;
  min-inline-size: 0;
  display: grid;
  overflow-wrap: anywhere;
`

export const MenuItemReason = styled.span`
  color: ${color('inkQuiet')};
  font: ${font('caption')};
`

export const MenuMark = styled.span`
  inline-size: ${size('icon')};
  color: ${color('accent')};
`
