import { styled } from 'styled-components'

import { below, color, focusRing, font, layer, radius, size, space } from '../../theme/tokens.ts'

export const Head = styled.thead`
  position: sticky;
  inset-block-start: 0;
  z-index: ${layer('sticky')};

  th,
  td {
    background: ${color('sunken')};
    border-block-end: 1px solid ${color('line')};
  }

  /* Cards have no heads: the order is a list above them, each filter says which column it is for. */
  ${below('sm')} {
    position: static;
    display: block;

    tr:first-child {
      display: none;
    }

    tr {
      display: grid;
      gap: ${space(2)};
      padding-block-end: ${space(3)};
    }

    td {
      background: transparent;
      border: 0;
      padding: 0;
    }
  }
`

export const HeadCell = styled.th<{ $align: 'start' | 'end'; $width: string | undefined }>`
  block-size: ${size('row')};
  padding: 0;
  ${({ $width }) => $width && `min-inline-size: ${$width};`}
  text-align: ${({ $align }) => $align};
  vertical-align: middle;
  white-space: nowrap;

  &:first-child > * {
    padding-inline-start: ${space(4)};
  }

  &:last-child > * {
    padding-inline-end: ${space(4)};
  }

  /* The mark of the order stands inside, so that head and numbers end on one line. */
  button {
    flex-direction: ${({ $align }) => ($align === 'end' ? 'row-reverse' : 'row')};
  }
`

export const SortButton = styled.button<{ $isSorted: boolean }>`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  inline-size: 100%;
  min-block-size: ${size('row')};
  padding-block: ${space(1)};
  padding-inline: ${space(3)};
  border: 0;
  background: none;
  color: ${({ $isSorted }) => color($isSorted ? 'ink' : 'inkQuiet')};
  font: ${font('captionStrong')};
  text-align: inherit;
  cursor: pointer;

  svg {
    flex: none;
    inline-size: 0.875rem;
    block-size: 0.875rem;
    opacity: ${({ $isSorted }) => ($isSorted ? 1 : 0)};
  }

  &:hover {
    color: ${color('ink')};
  }

  &:hover svg,
  &:focus-visible svg {
    opacity: 1;
  }

  &:focus-visible {
    ${focusRing('inset')}
  }
`

export const HeadText = styled.span`
  display: block;
  padding-inline: ${space(3)};
  color: ${color('inkQuiet')};
  font: ${font('captionStrong')};
`

/** Which place the column has in an order by several. */
export const HeadOrder = styled.span`
  color: ${color('accent')};
`

export const ActionsHead = styled.th`
  inline-size: 1%;
  text-align: end;
  vertical-align: middle;
`

export const FilterTd = styled.td`
  padding-block: ${space(1)};
  padding-inline: ${space(2)};
`

export const FilterInput = styled.input`
  inline-size: 100%;
  min-inline-size: 5rem;
  min-block-size: ${size('controlSmall')};
  padding-inline: ${space(2)};
  border: 1px solid ${color('lineStrong')};
  border-radius: ${radius('small')};
  background: ${color('surface')};
  color: ${color('ink')};
  font: ${font('caption')};

  @media (pointer: coarse) {
    font-size: 1rem;
  }

  &:focus-visible {
    ${focusRing()}
    outline-offset: 0;
  }
`
