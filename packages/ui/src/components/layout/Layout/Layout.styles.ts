import { css, styled } from 'styled-components'

import { below, color, font, from, layer, radius, size, space } from '../../../theme/tokens.ts'

type Step = Parameters<typeof space>[0]

/** The gap has no room for errors, see `FormRoot`. */
export const noErrorRoom = css`
  --cm-error-room: 0px;
  --cm-field-gap: ${space(4)};
`

/** Gap between fields, and between elements that may contain fields. */
const fieldGap = `var(--cm-field-gap, ${space(4)})`

/** Browsers break pages between blocks, but not reliably between the rows of a grid. */
const paged = css`
  @media print {
    display: block;

    > :not(:last-child) {
      break-after: page;
    }
  }
`

export const StackRoot = styled.div<{ $gap: Step; $isFormWide: boolean; $isPaged: boolean }>`
  ${noErrorRoom}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ $gap }) => space($gap)};
  min-inline-size: 0;
  ${({ $isFormWide }) => $isFormWide && `max-inline-size: ${size('formWide')};`}
  ${({ $isPaged }) => $isPaged && paged}
`

export const InlineRoot = styled.div<{ $gap: Step; $align: 'start' | 'center' | 'end'; $isFilling: boolean }>`
  ${noErrorRoom}
  display: flex;
  flex-wrap: wrap;
  align-items: ${({ $align }) => ($align === 'center' ? 'center' : `flex-${$align}`)};
  gap: ${({ $gap }) => space($gap)};
  min-inline-size: 0;

  ${({ $isFilling }) =>
    $isFilling &&
    css`
      ${below('sm')} {
        > * {
          flex: 1 1 9rem;
        }

        /* A date range has three fields. */
        > :first-child,
        > fieldset {
          flex-basis: 100%;
        }
      }
    `}
`

export const ColumnsRoot = styled.div<{ $minWidth: string }>`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(${({ $minWidth }) => $minWidth}, 100%), 1fr));
  gap: ${fieldGap} ${space(4)};
  align-items: start;

  /* On a phone at most two columns; a single item on a row takes both. */
  ${below('sm')} {
    > :last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }
`

export const SplitRoot = styled.div<{ $hasStart: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(6)};
  align-items: start;

  ${from('xl')} {
    ${({ $hasStart }) =>
      $hasStart
        ? `
          grid-template-columns: 10rem minmax(0, ${size('formWide')}) minmax(18rem, 22rem);
          justify-content: space-between;
        `
        : 'grid-template-columns: minmax(0, 1fr) 22rem;'}
  }
`

const stuck = css`
  position: sticky;
  inset-block-start: calc(${size('topBar')} + ${space(4)});
`

export const SplitStart = styled.div`
  display: none;

  ${from('xl')} {
    ${stuck}
    display: block;
  }
`

export const SplitMain = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  min-inline-size: 0;
`

export const SplitAside = styled.aside`
  min-inline-size: 0;

  ${from('xl')} {
    ${stuck}
    /* Ends above an action bar. */
    max-block-size: calc(100dvh - ${size('topBar')} - ${space(8)} - ${space(16)});
    overflow-y: auto;
  }
`

export const SectionRoot = styled.section`
  scroll-margin-block-start: ${space(4)};
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${fieldGap};
  padding: ${space(5)};
  padding-block-end: max(${space(5)}, ${fieldGap});
  border: 1px solid ${color('line')};
  border-radius: ${radius('card')};
  background: ${color('surface')};

  &:focus {
    outline: none;
  }

  ${below('sm')} {
    padding: ${space(4)};
    padding-block-end: ${fieldGap};
  }
`

export const SectionHeader = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space(2)} ${space(4)};

  > * {
    min-inline-size: 0;
  }

  h2 {
    font: ${font('heading')};
    overflow-wrap: anywhere;
  }

  p {
    max-inline-size: ${size('form')};
    color: ${color('inkQuiet')};
  }
`

export const ActionBarRoot = styled.div`
  position: sticky;
  inset-block-end: 0;
  z-index: ${layer('sticky')};
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space(2)};
  padding-block: ${space(3)};
  border-block-start: 1px solid ${color('line')};
  background: ${color('canvas')};

  ${below('sm')} {
    > * {
      flex: 1 1 auto;
    }
  }

  @media print {
    display: none;
  }
`

export const QuietRoot = styled.span`
  color: ${color('inkQuiet')};
  font: ${font('caption')};
`
