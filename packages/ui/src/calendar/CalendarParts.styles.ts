import { css, styled } from 'styled-components'

import { color, focusRing, font, radius, size, space } from '../theme/tokens.ts'

/** Minimum target size: 24 px, 44 px for touch. */
const target = css`
  min-inline-size: ${space(6)};
  min-block-size: ${space(6)};

  @media (pointer: coarse) {
    min-inline-size: ${size('touch')};
    min-block-size: ${size('touch')};
  }
`

export const EventChip = styled.div`
  display: flex;
  align-items: center;
  min-inline-size: 0;
  min-block-size: ${space(6)};
  padding-inline-start: ${space(2)};
  border-inline-start: 3px solid ${color('accent')};
  border-radius: ${radius('small')};
  background: ${color('accentBackground')};
  color: ${color('ink')};
  font: var(--cm-event-font, ${font('caption')});
`

export const EventTitle = styled.span<{ $isWhole?: boolean }>`
  flex: 1;
  min-inline-size: 0;

  ${({ $isWhole }) =>
    $isWhole
      ? css`
          overflow-wrap: anywhere;
        `
      : css`
          overflow: hidden;

          /* A truncated title keeps its beginning in either direction and aligns with the start of the page. */
          ${EventChip}:dir(rtl) & {
            text-align: right;
          }

          ${EventChip}:dir(ltr) & {
            text-align: left;
          }

          text-overflow: ellipsis;
          white-space: nowrap;

          /* The touch-sized button makes the row tall enough for two lines. */
          @media (pointer: coarse) {
            display: -webkit-box;
            -webkit-box-orient: vertical;
            -webkit-line-clamp: 2;
            overflow-wrap: anywhere;
            white-space: normal;
          }
        `}
`

export const EventOpen = styled.button.attrs({ className: 'cm-print' })`
  ${target}
  display: flex;
  flex: 1;
  align-items: center;
  min-inline-size: 0;
  padding: 0;
  border: 0;
  border-radius: ${radius('small')};
  background: transparent;
  color: inherit;
  font: inherit;
  text-align: var(--cm-start);
  cursor: pointer;

  &:hover {
    text-decoration: underline;
  }

  &:focus-visible {
    ${focusRing('inset')}
  }
`

export const EventDelete = styled.button`
  ${target}
  display: inline-grid;
  flex: none;
  place-content: center;
  padding: 0;
  border: 0;
  border-radius: ${radius('small')};
  background: transparent;
  color: ${color('inkQuiet')};
  cursor: pointer;

  svg {
    inline-size: 0.875rem;
    block-size: 0.875rem;
  }

  &:hover {
    background: ${color('dangerBackground')};
    color: ${color('danger')};
  }

  &:focus-visible {
    ${focusRing('inset')}
  }

  @media print {
    display: none;
  }
`

export const MoreButton = styled.button`
  ${target}
  inline-size: 100%;
  padding-inline: ${space(2)};
  border: 0;
  border-radius: ${radius('small')};
  background: transparent;
  color: ${color('accent')};
  font: ${font('captionStrong')};
  text-align: var(--cm-start);
  cursor: pointer;

  &:hover {
    background: ${color('hover')};
  }

  &:focus-visible {
    ${focusRing('inset')}
  }
`

export const DayListRoot = styled.div`
  color: ${color('ink')};
  outline: none;

  > p {
    color: ${color('inkQuiet')};
  }
`

export const DayList = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${space(1)};
`

export const DayListItem = styled.li`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  padding-block: ${space(1)};
  padding-inline: ${space(3)} ${space(1)};
  border-inline-start: 3px solid ${color('accent')};
  border-radius: ${radius('small')};
  background: ${color('accentBackground')};
  list-style: none;
`

export const Dots = styled.div`
  display: flex;
  justify-content: center;
  gap: ${space('half')};
  min-block-size: ${space(2)};

  span {
    inline-size: 0.375rem;
    block-size: 0.375rem;
    border-radius: 50%;
    background: ${color('accent')};
  }
`
