import { styled } from 'styled-components'

import { color, focusRing, font, radius, size, space } from '../../theme/tokens.ts'

export const TabList = styled.div`
  display: flex;
  gap: ${space(1)};
  overflow-x: auto;
  border-block-end: 1px solid ${color('line')};
  scrollbar-width: none;
`

export const Tab = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  min-block-size: ${size('touch')};
  padding-inline: ${space(3)};
  border: 0;
  border-block-end: 2px solid transparent;
  background: none;
  color: ${color('inkQuiet')};
  font: ${font('label')};
  white-space: nowrap;
  cursor: pointer;

  &:hover {
    color: ${color('ink')};
  }

  &[aria-selected='true'] {
    border-block-end-color: ${color('accent')};
    color: ${color('accent')};
  }

  &:disabled,
  &[aria-disabled='true'] {
    opacity: 0.6;
    cursor: default;
  }

  &:focus-visible {
    ${focusRing('inset')}
  }
`

export const TabPanel = styled.div`
  padding-block-start: ${space(5)};
  border-radius: ${radius('small')};

  &:focus-visible {
    ${focusRing()}
  }
`
