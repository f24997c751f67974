import { css, styled } from 'styled-components'

import { color, focusRing, font, radius, size, space } from '../../../theme/tokens.ts'
import { hatch } from '../../hatch.ts'
import { wide } from './MonthGrid.styles.ts'

export const MonthCell = styled.div<{ $isOpen: boolean; $isOut: boolean; $isOver?: boolean; $isDragged?: boolean }>`
  display: ${({ $isOut }) => ($isOut ? 'none' : 'block')};
  min-inline-size: 0;
  border-block-end: 1px solid ${color('line')};
  background: ${({ $isOpen, $isOut }) => color($isOut ? 'sunken' : $isOpen ? 'accentBackground' : 'surface')};
  opacity: ${({ $isDragged }) => ($isDragged ? 0.4 : 1)};

  &&[aria-selected='true'] {
    background: ${color('accentBackground')};
    box-shadow: inset 0 0 0 2px ${color('accent')};

    /* After a touch the hover style stays, which would cover the mark. */
    > button:hover {
      background-color: transparent;
    }
  }

  ${({ $isOver }) =>
    $isOver &&
    css`
      && {
        background: ${color('accentBackground')};
        box-shadow: inset 0 3px 0 ${color('accent')};
      }
    `}

  ${wide} {
    display: block;
    min-block-size: 7.5rem;
    border-inline-start: 1px solid ${color('line')};
  }
`

export const DayButton = styled.button.attrs({ className: 'cm-print' })<{ $isClosed: boolean }>`
  display: flex;
  flex-direction: column;
  gap: ${space(1)};
  inline-size: 100%;
  block-size: 100%;
  min-block-size: ${size('touch')};
  padding: ${space(2)};
  border: 0;
  background: ${({ $isClosed }) => ($isClosed ? hatch('line') : 'none')};
  color: ${color('ink')};
  text-align: var(--cm-start);
  cursor: pointer;
  scroll-margin-block-end: 6rem;
  touch-action: manipulation;
  user-select: none;

  &:hover {
    background-color: ${color('hover')};
  }

  &:focus-visible {
    ${focusRing('inset')}
  }
`

export const DayTop = styled.span`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  inline-size: 100%;
  color: ${color('inkQuiet')};

  > svg {
    inline-size: 0.875rem;
    block-size: 0.875rem;
  }
`

/** The days of a narrow month are a list, without the columns that name their weekdays. */
export const DayWeekday = styled.span`
  font: ${font('caption')};

  ${wide} {
    display: none;
  }
`

export const DayNumber = styled.span<{ $isToday: boolean }>`
  color: ${color('ink')};
  font: ${font('strong')};
  font-variant-numeric: tabular-nums;

  ${({ $isToday }) =>
    $isToday &&
    css`
      color: ${color('accent')};
      text-decoration: underline;
      text-decoration-thickness: 2px;
      text-underline-offset: 0.25em;
    `}
`

export const DayChange = styled.span<{ $isConflict: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: ${space('half')};
  min-inline-size: 0;
  padding-inline: ${space(1)};
  border-radius: ${radius('pill')};
  background: ${({ $isConflict }) => color($isConflict ? 'advisoryBackground' : 'accentBackground')};
  color: ${({ $isConflict }) => color($isConflict ? 'advisoryInk' : 'accent')};
  font: ${font('captionStrong')};

  svg {
    flex: none;
    inline-size: 0.75rem;
    block-size: 0.75rem;
  }
`

export const Verdicts = styled.span`
  display: inline-flex;
  gap: ${space(1)};
  margin-inline-start: auto;

  svg {
    inline-size: 0.875rem;
    block-size: 0.875rem;
  }
`

export const DayItems = styled.span`
  display: flex;
  flex-direction: column;
  inline-size: 100%;
  min-inline-size: 0;
`

export const DayItem = styled.span<{
  $isMain: boolean
  $isNewCategory: boolean
  $look: 'food' | 'placeholder' | 'text'
}>`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  min-inline-size: 0;
  margin-block-start: ${({ $isNewCategory }) => ($isNewCategory ? space('half') : 0)};
  color: ${({ $isMain }) => color($isMain ? 'ink' : 'inkQuiet')};
  font: ${({ $isMain }) => font($isMain ? 'captionStrong' : 'caption')};
  font-style: ${({ $look }) => ($look === 'food' ? 'normal' : 'italic')};

  svg {
    flex: none;
    inline-size: 0.75rem;
    block-size: 0.75rem;
  }

  bdi {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`

/** It stays readable when the name is cut. */
export const ItemLine = styled.span`
  flex: none;
  margin-inline-start: auto;
  color: ${color('inkQuiet')};
  font: ${font('caption')};
`

export const DayClosed = styled.span`
  color: ${color('inkQuiet')};
  font: ${font('caption')};
`

export const DayFigures = styled.span`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${space(2)};
  inline-size: 100%;
  margin-block-start: auto;
  color: ${color('inkQuiet')};
  font: ${font('caption')};
  font-variant-numeric: tabular-nums;
`
