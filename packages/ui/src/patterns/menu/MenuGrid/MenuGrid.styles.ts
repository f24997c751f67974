import { styled } from 'styled-components'

import { color, focusRing, font, radius, size, space } from '../../../theme/tokens.ts'
import { hatch } from '../../hatch.ts'

/** Measured on the grid, not the window: a side menu may be open. */
export const wide = '@container menu (min-width: 52rem)'
const withAside = '@container menu (min-width: 72rem)'

/** The height of the sticky elements at the top of the page: the bar and, where present, the compliance strip. */
const stuck = `var(--cm-stuck, ${size('topBar')})`

/** Five columns always fit without sideways scrolling, so the day headers can stick. */
const fits = 5

export const MenuFrame = styled.div.attrs({ className: 'cm-landscape' })`
  container: menu / inline-size;
  min-inline-size: 0;
`

export const MenuLayout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};

  ${withAside} {
    &:has(> :nth-child(2)) {
      grid-template-columns: minmax(0, 1fr) 18rem;

      @media print {
        grid-template-columns: minmax(0, 1fr);
      }
    }
  }
`

export const MenuAside = styled.aside`
  display: none;

  ${withAside} {
    display: block;
    position: sticky;
    inset-block-start: ${stuck};
    align-self: start;
    block-size: calc(100dvh - ${stuck} - ${space(3)});
  }

  && {
    @media print {
      display: none;
    }
  }
`

/** Where there is no room beside the grid, the panel is above it and keeps the grid in view. */
export const MenuPanel = styled.div`
  order: -1;
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  max-block-size: 45dvh;

  ${withAside} {
    order: 0;
    position: sticky;
    inset-block-start: ${stuck};
    align-self: start;
    max-block-size: calc(100dvh - ${stuck} - ${space(3)});
  }
`

export const MenuMain = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(3)};
  min-inline-size: 0;
`

export const MenuScroll = styled.div<{ $days: number }>`
  overflow-x: ${({ $days }) => ($days > fits ? 'auto' : 'clip')};
  border: 1px solid ${color('line')};
  border-radius: ${radius('card')};
  background: ${color('surface')};
`

export const MenuTable = styled.div<{ $days: number }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  ${wide} {
    grid-template-columns: 6.5rem repeat(${({ $days }) => $days}, minmax(8.5rem, 1fr));

    /* The focused element is not hidden under the headers. */
    [role='gridcell'],
    button,
    input {
      scroll-margin-block-start: calc(${stuck} + 8rem);
    }
  }

  /* Nor under the controls of the selection. */
  [role='gridcell'],
  button,
  input {
    scroll-margin-block-end: 6rem;
  }
`

/** Rows use `display: contents`, so all cells are in one grid and columns line up. */
export const MenuRow = styled.div`
  display: contents;
`

const cellEdge = `
  border-block-end: 1px solid ${color('line')};

  &:focus-visible {
    ${focusRing('inset')}
  }

  &&[aria-selected='true'] {
    background: ${color('accentBackground')};
  }
`

/** Sticky where the window is tall enough to leave room for the menu. */
const staysOnTop = `
  @media screen and (min-height: 44rem) {
    position: sticky;
    z-index: 2;
    inset-block-start: ${stuck};
  }
`

export const Corner = styled.div`
  display: none;
  ${cellEdge}
  background: ${color('sunken')};

  ${wide} {
    ${staysOnTop}
    display: block;
  }
`

export const CategoryHeader = styled.div`
  padding-block: ${space(2)};
  padding-inline: ${space(3)};
  ${cellEdge}
  background: ${color('sunken')};
  font: ${font('captionStrong')};
  overflow-wrap: break-word;

  ${wide} {
    position: sticky;
    z-index: 1;
    inset-inline-start: 0;
    padding-block-start: ${space(3)};
    padding-inline: ${space(2)};
  }
`

export const DayHeaderRoot = styled.div<{ $isFocused: boolean }>`
  display: ${({ $isFocused }) => ($isFocused ? 'flex' : 'none')};
  flex-flow: row wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)} ${space(2)};
  padding: ${space(2)};
  ${cellEdge}
  background: ${color('sunken')};

  ${wide} {
    ${staysOnTop}
    display: flex;
    flex-flow: column;
    align-items: stretch;
    justify-content: start;
    border-inline-start: 1px solid ${color('line')};
    box-shadow: ${({ $isFocused }) => ($isFocused ? `inset 0 3px 0 ${color('accent')}` : 'none')};
  }
`

export const CellRoot = styled.div<{ $isFocused: boolean; $isOver: boolean; $isClosed: boolean }>`
  container: cell / inline-size;
  display: ${({ $isFocused }) => ($isFocused ? 'flex' : 'none')};
  flex-direction: column;
  gap: ${space(1)};
  min-inline-size: 0;
  padding-block: ${space(2)} ${space(1)};
  padding-inline: ${space(2)};
  ${cellEdge}
  background: ${({ $isOver, $isClosed }) =>
    $isOver ? color('accentBackground') : $isClosed ? hatch('line') : color('surface')};

  ${wide} {
    display: flex;
    padding-inline: ${space(1)};
    border-inline-start: 1px solid ${color('line')};
  }

  @media print {
    break-inside: avoid;
  }
`

export const CardList = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${space(1)};
  padding: 0;
`

export const CellFooter = styled.div`
  container-type: inline-size;
  display: flex;
  /* If both do not fit, the stepper wraps above the button: it belongs to the items. */
  flex-wrap: wrap-reverse;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)};
`

export const AddButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  min-block-size: 1.5rem;
  padding-inline: ${space(1)} ${space(2)};
  border: 0;
  border-radius: ${radius('control')};
  background: transparent;
  color: ${color('inkQuiet')};
  font: ${font('captionStrong')};
  cursor: pointer;

  svg {
    inline-size: 0.875rem;
    block-size: 0.875rem;
  }

  &:hover,
  &[aria-expanded='true'] {
    background: ${color('hover')};
    color: ${color('ink')};
  }

  &:focus-visible {
    outline: 2px solid ${color('focusRing')};
    outline-offset: 0;
  }

  /* Next to the stepper a narrow day has room for the icon only. */
  @container cell (max-width: 10.5rem) {
    &:not(:last-child) > span {
      display: none;
    }
  }

  @media (pointer: coarse) {
    min-block-size: ${size('touch')};
    padding-inline: ${space(3)};
  }

  /* A narrow day has room for the plus sign and a stepper, but not for the word as well. */
  @container (inline-size < 12rem) {
    ${CellFooter}:has([role='group']) & > span {
      display: none;
    }
  }
`

/** Only where one day is shown at a time. */
export const DaySwitch = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 1fr;
  gap: ${space(1)};

  ${wide} {
    display: none;
  }

  @media print {
    display: none;
  }
`

export const DaySwitchButton = styled.button`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space('half')};
  min-block-size: ${size('touch')};
  padding: ${space(1)};
  border: 1px solid ${color('line')};
  border-radius: ${radius('control')};
  background: ${color('surface')};
  color: ${color('ink')};
  font: ${font('captionStrong')};
  cursor: pointer;

  &[aria-pressed='true'] {
    border-color: ${color('accent')};
    background: ${color('accentBackground')};
    color: ${color('accent')};
  }

  &:focus-visible {
    outline: 2px solid ${color('focusRing')};
    outline-offset: 1px;
  }
`

export const DaySwitchClosed = styled.span`
  color: ${color('inkQuiet')};
  font: ${font('caption')};
`

export const WeekHint = styled.div`
  padding-block: ${space(3)};
  padding-inline: ${space(4)};
  border: 1px dashed ${color('lineStrong')};
  border-radius: ${radius('card')};
  color: ${color('inkQuiet')};

  strong {
    display: block;
    color: ${color('ink')};
    font: ${font('strong')};
  }
`
