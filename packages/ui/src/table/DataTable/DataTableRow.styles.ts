import { styled } from 'styled-components'

import { below, color, focusRing, font, from, radius, size, space } from '../../theme/tokens.ts'

export const Row = styled.tr<{ $isLink: boolean }>`
  cursor: ${({ $isLink }) => ($isLink ? 'pointer' : 'default')};

  &:hover > td,
  &:focus-within > td {
    background: ${color('hover')};
  }

  &:focus {
    outline: none;
  }

  &:focus-visible {
    ${focusRing('inset')}
  }

  /* A full page ends on the edge of the table. */
  &:last-child:nth-child(n + 10) > td {
    border-block-end: 0;
  }

  ${below('sm')} {
    display: grid;
    gap: ${space(2)};
    margin-block-end: ${space(3)};
    padding: ${space(4)};
    border: 1px solid ${color('line')};
    border-radius: ${radius('card')};
    background: ${color('surface')};

    &:hover > td,
    &:focus-within > td {
      background: none;
    }
  }
`

export const CellValue = styled.div`
  min-inline-size: 0;
`

export const Cell = styled.td<{ $align: 'start' | 'end'; $isName: boolean; $isOneLine: boolean }>`
  block-size: ${size('row')};
  padding-block: ${space(1)};
  padding-inline: ${space(3)};
  border-block-end: 1px solid ${color('line')};
  text-align: ${({ $align }) => $align};
  vertical-align: middle;
  font: ${({ $isName }) => font($isName ? 'label' : 'body')};
  font-variant-numeric: ${({ $align }) => ($align === 'end' ? 'tabular-nums' : 'normal')};
  overflow-wrap: anywhere;
  ${({ $isOneLine }) => $isOneLine && 'white-space: nowrap;'}

  ${from('sm')} {
    &:first-child {
      padding-inline-start: ${space(4)};
    }

    &:last-child {
      padding-inline-end: ${space(4)};
    }
  }

  ${below('sm')} {
    display: grid;
    grid-template-columns: ${({ $isName }) => ($isName ? '1fr' : 'minmax(7rem, 2fr) 3fr')};
    gap: ${space(3)};
    block-size: auto;
    padding: 0;
    border: 0;
    text-align: start;
    font: ${({ $isName }) => font($isName ? 'heading' : 'body')};

    /* A card says what there is. */
    &:has(> ${CellValue}:empty) {
      display: none;
    }
  }
`

/** The column's head beside the value, on cards only. */
export const CellHead = styled.span`
  ${from('sm')} {
    display: none;
  }

  ${below('sm')} {
    color: ${color('inkQuiet')};

    td:first-child > & {
      display: none;
    }
  }
`

export const ActionsTd = styled.td`
  inline-size: 1%;
  padding-inline: ${space(2)};
  border-block-end: 1px solid ${color('line')};
  white-space: nowrap;

  ${below('sm')} {
    inline-size: auto;
    padding: 0;
    border: 0;
  }
`

export const ActionsBox = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: ${space(1)};
`
