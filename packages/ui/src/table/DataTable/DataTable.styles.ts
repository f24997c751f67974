import { css, styled } from 'styled-components'

import { lateAppearance } from '../../components/feedback/Skeleton/Skeleton.styles.ts'
import { staticStyles } from '../../theme/static-styles.ts'
import { sizes } from '../../theme/theme.ts'
import { below, color, font, from, radius, size, space, visuallyHidden } from '../../theme/tokens.ts'

/** Styles of the elements around a grid: one sheet, see `staticStyles`. */
export const TableStyles = staticStyles(css`
  /* Row height follows the page's density, or the user's choice for this table. */
  .cm-table {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space(2)};

    &[data-rows='normal'] {
      --cm-size-row: ${sizes.row};
    }

    /* Rows stay tall enough for touch. */
    @media (pointer: fine) {
      &[data-rows='compact'] {
        --cm-size-row: 2rem;
      }
    }
  }

  .cm-table-hidden {
    ${visuallyHidden}
  }

  .cm-table-toolbar {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: flex-end;
    gap: ${space(2)} ${space(3)};

    ${below('sm')} {
      align-items: flex-end;
    }
  }

  /* In print the table needs its own title. */
  .cm-table-title {
    display: none;
  }

  /* Scrolls separately, so the header stays visible; the focused cell is not hidden under it. */
  .cm-table-scroll {
    position: relative;
    min-block-size: calc(${size('row')} * (var(--min-rows) + 1) + 2px);
    max-block-size: max(32rem, calc(100dvh - 16rem));
    overflow: auto;
    scroll-padding-block: calc(${size('row')} * var(--header-rows)) ${size('row')};
    border: 1px solid ${color('line')};
    border-radius: ${radius('card')};
    background: ${color('surface')};

    /* It has focus only while the focused row is scrolled away. */
    &:focus {
      outline: none;
    }

    ${below('sm')} {
      min-block-size: min(var(--min-rows) * ${size('row')}, ${size('row')} * 6);
      max-block-size: none;
      overflow: visible;
      border: 0;
      background: transparent;

      &[data-virtual] {
        max-block-size: 80dvh;
        overflow: auto;
      }
    }
  }

  .cm-table-caption {
    ${visuallyHidden}
  }

  .cm-table-message {
    position: sticky;
    inset-inline-start: 0;
    inline-size: 100%;
  }

  .cm-table-footer {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space(2)} ${space(6)};
    color: ${color('inkQuiet')};
    font-variant-numeric: tabular-nums;

    /* Arriving rows push it down, so it is hidden until then. */
    &[data-waiting] {
      visibility: hidden;
    }
  }

  .cm-table-range {
    flex: 1;
    white-space: nowrap;
  }

  .cm-table-page-size {
    .cm-field {
      flex-direction: row;
      align-items: center;
      gap: ${space(2)};
      white-space: nowrap;
    }

    label {
      font: ${font('body')};
    }
  }
`)

/** Takes the space left by the switch and the options; on a narrow screen a separate line. */
export const SearchPlace = styled.div`
  flex: 1 1 20rem;
  min-inline-size: 0;

  ${below('sm')} {
    flex-basis: 100%;
  }
`

/** As large as the closed bulk bar, while its code loads, so that nothing moves when it arrives. */
export const BulkSpace = styled.span`
  ${below('sm')} {
    flex-basis: 100%;
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

/** Wide enough for the beginning of a column's name; what does not fit beside it goes to the next line. */
export const SortPlace = styled.div`
  flex: 1 0 8rem;
`

export const OptionsLoading = styled.div`
  padding: ${space(3)};
  color: ${color('inkQuiet')};
  ${lateAppearance}
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
