import { css, styled } from 'styled-components'

import { color, focusRing, font, radius, size, space } from '../../../theme/tokens.ts'

/** A row that scrolls; shared with `LinkTabs`. */
export const tabRow = css`
  position: relative;
  display: flex;
  gap: ${space(1)};
  overflow-x: auto;
  overscroll-behavior-x: contain;
  border-block-end: 1px solid ${color('line')};
  scrollbar-width: thin;
  scrollbar-color: ${color('line')} transparent;

  @media (pointer: coarse) {
    scrollbar-width: none;
  }
`

/** One entry of the row. The selected one has a line and a color; a heavier weight would move the rest. */
export const tabLook = css`
  flex: none;
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  min-block-size: ${size('touch')};
  padding-inline: ${space(3)};
  border: 0;
  border-block-end: 2px solid transparent;
  border-radius: 0;
  background: none;
  color: ${color('inkQuiet')};
  font: ${font('label')};
  text-decoration: none;
  white-space: nowrap;
  cursor: pointer;

  &:hover:not(:disabled, [aria-disabled='true']) {
    color: ${color('ink')};
  }

  &[aria-selected='true'],
  &[aria-current],
  &[aria-current]:hover {
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
    border-radius: ${radius('small')};
  }
`

export const TabList = styled.div`
  ${tabRow}
`

export const Tab = styled.button.attrs({ className: 'cm-print' })`
  ${tabLook}
`

export const TabLabel = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  max-inline-size: 20rem;
  overflow: hidden;

  svg {
    flex: none;
    inline-size: ${size('icon')};
    block-size: ${size('icon')};
  }
`

export const TabPanel = styled.div`
  padding-block-start: ${space(5)};
  border-radius: ${radius('small')};

  &:focus-visible {
    ${focusRing()}
  }
`
