import { css, styled } from 'styled-components'

import { color, focusRing, font, layer, radius, shadow, size, space } from '../../../theme/tokens.ts'

/** Wraps a grid and the controls of its selection, for events that bubble. */
export const SelectionArea = styled.div`
  display: contents;
`

/** Controls stay in sight at the bottom of the window. */
export const BarRoot = styled.div<{ $isActive: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)} ${space(3)};
  min-block-size: 1.25rem;
  color: ${color('inkQuiet')};
  font: ${font('caption')};

  ${({ $isActive }) =>
    $isActive &&
    css`
      position: sticky;
      z-index: ${layer('sticky')};
      inset-block-end: ${space(2)};
      padding: ${space(1)} ${space(2)};
      border: 1px solid ${color('line')};
      border-radius: ${radius('card')};
      background: ${color('raised')};
      box-shadow: ${shadow('raised')};
    `}

  @media print {
    display: none;
  }
`

export const BarText = styled.p`
  flex: 1 1 12rem;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`

export const BarActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
  max-inline-size: 100%;

  &:empty {
    display: none;
  }
`

export const BarButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  min-block-size: ${size('controlSmall')};
  padding-inline: ${space(2)};
  border: 0;
  border-radius: ${radius('control')};
  background: transparent;
  color: ${color('ink')};
  font: ${font('captionStrong')};
  white-space: nowrap;
  cursor: pointer;

  svg {
    flex: none;
    inline-size: ${size('icon')};
    block-size: ${size('icon')};
    color: ${color('inkQuiet')};
  }

  svg.lucide-arrow-right-to-line:dir(rtl) {
    transform: scaleX(-1);
  }

  &:hover,
  &[aria-expanded='true'] {
    background: ${color('hover')};
  }

  &[aria-pressed='true'] {
    background: ${color('accentBackground')};
    color: ${color('accent')};

    svg {
      color: inherit;
    }
  }

  &:focus-visible {
    ${focusRing('inset')}
  }

  /* For touch, a tall button with its icon above the name, and no keys. */
  @media (pointer: coarse) {
    flex-direction: column;
    justify-content: center;
    min-inline-size: ${size('touch')};
    min-block-size: ${size('touch')};
    padding-inline: ${space(1)};
    font: ${font('caption')};
  }
`

export const BarKeys = styled.kbd`
  color: ${color('inkQuiet')};
  font: ${font('caption')};

  @media (pointer: coarse) {
    display: none;
  }
`
