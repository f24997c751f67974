import { styled } from 'styled-components'

import { lateAppearance } from '../../components/feedback/Skeleton/Skeleton.styles.ts'
import { sizes } from '../../theme/theme.ts'
import { below, color, font, from, radius, size, space, visuallyHidden } from '../../theme/tokens.ts'

/** Rows as high as the page's density says, or as the person chose for this table. */
export const TableRoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};

  &[data-rows='normal'] {
    --cm-size-row: ${sizes.row};
  }

  /* Under a finger rows stay as high as a finger is wide. */
  @media (pointer: fine) {
    &[data-rows='compact'] {
      --cm-size-row: 2rem;
    }
  }
`

export const Hidden = styled.span`
  ${visuallyHidden}
`

export const Toolbar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${space(2)} ${space(3)};

  ${below('sm')} {
    align-items: flex-end;
  }

  @media print {
    display: none;
  }
`

/** Takes the room that switch and options leave; on a narrow screen a line of its own. */
export const SearchPlace = styled.div`
  flex: 1 1 20rem;
  min-inline-size: 0;

  ${below('sm')} {
    flex-basis: 100%;
  }
`

export const BulkBarRoot = styled.div<{ $isOpen: boolean }>`
  flex: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  min-block-size: ${size('control')};
  padding-inline: ${({ $isOpen }) => ($isOpen ? `${space(4)} ${space(2)}` : 0)};
  border-radius: ${radius('control')};
  background: ${({ $isOpen }) => ($isOpen ? color('accentGround') : 'transparent')};

  ${below('sm')} {
    flex-basis: 100%;
    min-block-size: 0;
    padding-block: ${({ $isOpen }) => ($isOpen ? space(1) : 0)};
  }
`

export const BulkCount = styled.span`
  font: ${font('label')};
  font-variant-numeric: tabular-nums;

  ${below('sm')} {
    flex: 1 0 60%;
    order: -2;
  }
`

/** On a phone beside the number: the actions have the next line to themselves. */
export const BulkClear = styled.span`
  margin-inline-start: auto;

  ${below('sm')} {
    order: -1;
  }
`

export const OnlyCards = styled.div`
  align-self: flex-end;

  label {
    display: grid;
    place-items: center;
    inline-size: ${size('touch')};
    block-size: ${size('control')};
  }

  input {
    inline-size: 1.125rem;
    block-size: 1.125rem;
  }

  ${from('sm')} {
    display: none;
  }
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

export const OptionsLoading = styled.div`
  padding: ${space(3)};
  color: ${color('inkQuiet')};
  ${lateAppearance}
`

/** On paper the page around has no title for the table. */
export const PrintTitle = styled.div`
  display: none;

  @media print {
    display: flex;
    justify-content: space-between;
    gap: ${space(4)};
  }
`

interface ScrollAreaLook {
  $minRows: number
  $headRows: number
  $isVirtual: boolean
}

/** Scrolls on its own, so that the heads stay in sight; what gets focus is not hidden below them. */
export const ScrollArea = styled.div<ScrollAreaLook>`
  position: relative;
  min-block-size: calc(${size('row')} * ${({ $minRows }) => $minRows + 1} + 2px);
  max-block-size: max(32rem, calc(100dvh - 16rem));
  overflow: auto;
  scroll-padding-block: calc(${size('row')} * ${({ $headRows }) => $headRows}) ${size('row')};
  scroll-padding-inline: var(--sticky, 0px) var(--sticky-end, 0px);
  border: 1px solid ${color('line')};
  border-radius: ${radius('card')};
  background: ${color('surface')};

  /* It has the focus only while the row that had it is out of sight. */
  &:focus {
    outline: none;
  }

  ${below('sm')} {
    min-block-size: min(${({ $minRows }) => $minRows} * ${size('row')}, ${size('row')} * 6);
    border: 0;
    background: transparent;
    ${({ $isVirtual }) => ($isVirtual ? `max-block-size: 80dvh;` : `max-block-size: none; overflow: visible;`)}
  }

  @media print {
    min-block-size: 0;
    max-block-size: none;
    overflow: visible;
    border: 0;
  }
`

export const Caption = styled.caption`
  ${visuallyHidden}
`

export const MessageRoot = styled.div`
  position: sticky;
  inset-inline-start: 0;
  inline-size: var(--window, 100%);
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
