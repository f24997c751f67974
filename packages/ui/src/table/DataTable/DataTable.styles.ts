import { styled } from 'styled-components'

import { lateAppearance } from '../../components/Skeleton/Skeleton.styles.ts'
import { below, color, font, from, radius, size, space, visuallyHidden } from '../../theme/tokens.ts'

export const TableRoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
`

export const Toolbar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: flex-end;
  gap: ${space(3)};
`

export const StaleMark = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  min-block-size: ${size('control')};
  margin-inline-end: auto;
  color: ${color('inkQuiet')};
  ${lateAppearance}
`

export const SortPlace = styled.div`
  flex: 1;

  ${from('sm')} {
    display: none;
  }
`

/** Scrolls on its own, so that the heads stay in sight; what gets focus is not hidden below them. */
export const ScrollArea = styled.div<{ $minRows: number; $isFiltering: boolean }>`
  position: relative;
  min-block-size: calc(${size('row')} * ${({ $minRows }) => $minRows + 1} + 2px);
  max-block-size: max(32rem, calc(100dvh - 16rem));
  overflow: auto;
  scroll-padding-block-start: calc(${size('row')} * ${({ $isFiltering }) => ($isFiltering ? 2 : 1)});
  border: 1px solid ${color('line')};
  border-radius: ${radius('card')};
  background: ${color('surface')};

  ${below('sm')} {
    min-block-size: calc(${size('row')} * 6);
    max-block-size: none;
    overflow: visible;
    border: 0;
    background: transparent;
  }

  @media print {
    max-block-size: none;
    overflow: visible;
  }
`

/** Separate borders, not collapsed: collapsed ones do not stick with the heads. */
export const Grid = styled.table`
  inline-size: 100%;
  border-collapse: separate;
  border-spacing: 0;

  ${below('sm')} {
    &,
    tbody {
      display: block;
    }

    /* The heads are hidden here: without rows nothing of the grid is left, and the message says all. */
    &:not(:has(tbody > tr)) {
      display: none;
    }
  }
`

export const Caption = styled.caption`
  ${visuallyHidden}
`

export const MessageRoot = styled.div`
  position: sticky;
  inset-inline-start: 0;
`

export const LoadingRows = styled.div`
  display: grid;
  place-items: center;
  block-size: calc(${size('row')} * 10);
  background: repeating-linear-gradient(
    ${color('surface')} 0 calc(${size('row')} - 1px),
    ${color('line')} calc(${size('row')} - 1px) ${size('row')}
  );
  ${lateAppearance}

  ${below('sm')} {
    block-size: calc(${size('row')} * 5);
  }
`

export const LoadingText = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  padding-block: ${space(2)};
  padding-inline: ${space(4)};
  border-radius: ${radius('pill')};
  background: ${color('sunken')};
  color: ${color('inkQuiet')};
  font: ${font('label')};
`
