import { styled } from 'styled-components'

import { color, focusRing, font, radius, size, space } from '../../../theme/tokens.ts'

export const GroupsRoot = styled.div<{ $isStacked: boolean }>`
  display: flex;
  flex-wrap: wrap;
  flex-direction: ${({ $isStacked }) => ($isStacked ? 'column' : 'row')};
  gap: ${space(1)};
`

export const GroupButton = styled.button`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space('half')} ${space(3)};
  min-block-size: 1.875rem;
  padding-inline: ${space(2)};
  border: 1px solid ${color('line')};
  border-radius: ${radius('control')};
  background: ${color('surface')};
  color: ${color('ink')};
  font: ${font('caption')};
  text-align: var(--cm-start);
  cursor: pointer;

  &:hover {
    background: ${color('hover')};
  }

  /* Not by color alone: the edge is also thicker. */
  &[aria-pressed='true'] {
    border-color: ${color('accent')};
    background: ${color('accentBackground')};
    box-shadow: inset 0 0 0 1px ${color('accent')};
  }

  &:focus-visible {
    ${focusRing()}
  }

  @media (pointer: coarse) {
    min-block-size: ${size('touch')};
  }
`

export const GroupName = styled.span`
  flex: 1;
  font: ${font('captionStrong')};
  white-space: nowrap;
`
