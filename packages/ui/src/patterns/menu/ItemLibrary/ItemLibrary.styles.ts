import { styled } from 'styled-components'

import { color, focusRing, font, radius, space } from '../../../theme/tokens.ts'

export const LibraryRoot = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${space(3)};
  min-inline-size: 0;
  min-block-size: 0;
  block-size: 100%;
  max-block-size: inherit;
  padding: ${space(4)};
  border: 1px solid ${color('line')};
  border-radius: ${radius('card')};
  background: ${color('surface')};
`

export const LibraryHeader = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${space(3)};

  h2 {
    font: ${font('heading')};
  }
`

export const LibraryNote = styled.p`
  color: ${color('inkQuiet')};
  font: ${font('caption')};
`

export const LibraryScroll = styled.div`
  /* Contains the rows' visually hidden text, which would lengthen the page otherwise. */
  position: relative;
  flex: 1 1 24rem;
  min-block-size: 12rem;
  overflow-y: auto;
  margin-inline: calc(-1 * ${space(2)});

  &:focus-visible {
    ${focusRing('inset')}
  }
`

export const LibraryList = styled.div`
  position: relative;
`

export const LibraryRowRoot = styled.div<{ $isActive: boolean; $isDragging: boolean; $isReadOnly: boolean }>`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${space('half')} ${space(2)};
  padding-block: ${space(2)};
  padding-inline: ${space(2)};
  border-radius: ${radius('control')};
  background: ${({ $isActive }) => ($isActive ? color('accentBackground') : 'transparent')};
  opacity: ${({ $isDragging }) => ($isDragging ? 0.5 : 1)};
  cursor: ${({ $isReadOnly }) => ($isReadOnly ? 'default' : 'grab')};
  touch-action: manipulation;
  user-select: none;

  &:hover {
    background: ${({ $isActive }) => color($isActive ? 'accentBackground' : 'hover')};
  }
`

export const RowName = styled.span`
  overflow-wrap: anywhere;
`

export const RowKcal = styled.span`
  font: ${font('caption')};
  font-variant-numeric: tabular-nums;
`

export const RowDetail = styled.span`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(2)};
  color: ${color('inkQuiet')};
  font: ${font('caption')};
`
