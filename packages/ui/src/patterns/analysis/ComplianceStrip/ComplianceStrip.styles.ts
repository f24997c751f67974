import { css, styled } from 'styled-components'

import { color, duration, focusRing, font, radius, size, space, visuallyHidden } from '../../../theme/tokens.ts'
import type { Verdict } from '../../nutrition-types.ts'
import { verdictBackground, verdictInk } from '../VerdictBadge/VerdictBadge.styles.ts'

/** In a single column passing checks take one line, so failing ones stay visible. */
const narrow = '@container strip (max-width: 28rem)'

export const StripRoot = styled.section`
  container: strip / inline-size;
  display: flex;
  flex-direction: column;
  gap: ${space(3)};
  min-inline-size: 0;
`

export const StripHeader = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)} ${space(4)};
`

export const StripNote = styled.p`
  color: ${color('inkQuiet')};
  font: ${font('caption')};
`

export const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(13.5rem, 100%), 1fr));
  gap: ${space(2)};
  padding: 0;
`

export const TileItem = styled.li`
  display: grid;
`

export const TileDate = styled.span`
  display: grid;
  grid-template-columns: auto 1fr auto;
  align-items: center;
  gap: ${space(2)};
  min-block-size: 1.25rem;
  font: ${font('caption')};

  > svg {
    inline-size: 0.875rem;
    block-size: 0.875rem;
  }
`

/** The mark of a tile that hides its lines. */
export const TilePass = styled.span`
  display: none;
  align-items: center;
  gap: ${space(1)};
  margin-inline-start: auto;
  color: ${color('inkQuiet')};
  font: ${font('caption')};
`

export const TileTop = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  align-content: start;
  justify-content: space-between;
  gap: 0 ${space(2)};
`

/** The days have a separate line; a one-line tile ends with them where others show "Pass". */
export const TileDays = styled.span`
  flex-basis: 100%;
`

/** The edge has the color of the worse verdict, so problems are found at a glance. */
export const TileRoot = styled.div<{ $worst: Verdict; $isOpen: boolean }>`
  display: grid;
  /* The dates are at the bottom, so they line up with those of the neighbors. */
  grid-template-rows: 1fr;
  align-content: start;
  gap: ${space('half')};
  inline-size: 100%;
  padding-block: ${space(2)};
  padding-inline: ${space(3)};
  border: 1px ${({ $worst }) => ($worst === 'unknown' ? 'dashed' : 'solid')}
    ${({ $worst }) => ($worst === 'pass' ? color('line') : verdictInk[$worst])};
  border-radius: ${radius('card')};
  background: ${({ $worst, $isOpen }) =>
    $isOpen ? color('accentBackground') : $worst === 'fail' ? verdictBackground.fail : color('surface')};
  color: ${color('ink')};
  font: ${font('body')};
  text-align: var(--cm-start);
  transition: background-color ${duration('quick')};

  button& {
    cursor: pointer;
  }

  button&:hover {
    background: ${({ $isOpen }) => color($isOpen ? 'accentBackground' : 'hover')};
  }

  &:focus-visible {
    ${focusRing()}
  }

  ${narrow} {
    min-block-size: ${size('touch')};

    ${({ $worst }) =>
      $worst === 'pass' &&
      css`
        align-content: center;

        ${TileDate} {
          ${visuallyHidden}
        }

        ${TileTop} {
          display: grid;
          grid-template-columns: 1fr auto 6.5rem;
        }

        ${TileDays}, ${TilePass} {
          grid-column: 3;
          justify-self: end;
        }

        ${TilePass} {
          display: inline-flex;
        }
      `}
  }
`

export const TileLabel = styled.span`
  font: ${font('strong')};
  overflow-wrap: anywhere;
`

export const TileDateName = styled.span`
  color: ${color('inkQuiet')};
`

export const TileDetail = styled.span<{ $status: Verdict }>`
  color: ${({ $status }) => ($status === 'pass' ? color('inkQuiet') : verdictInk[$status])};
  font-weight: ${({ $status }) => ($status === 'pass' ? 400 : 500)};
  font-variant-numeric: tabular-nums;
  text-align: var(--cm-end);
`

export const NoLimit = styled.span`
  inline-size: 0.875rem;
  border-block-start: 1.5px solid ${color('lineStrong')};
`
