import { css, styled } from 'styled-components'

import { color, duration, focusRing, font, layer, radius, size, space, visuallyHidden } from '../../../theme/tokens.ts'
import type { ScrollEdges } from '../../../hooks/use-scroll-edges.ts'
import type { Verdict } from '../../nutrition-types.ts'
import { verdictBackground, verdictInk } from '../VerdictBadge/VerdictBadge.styles.ts'
import { TileLabel } from './ComplianceStrip.styles.ts'

/** On a phone: one line for all checks, which expands to stacked tiles. */
const narrow = '@container strip (max-width: 34rem)'

/** Two lines of tiles plus room for their scroll bar, so the page does not shift when it appears. */
const line = '2rem'
const tilesHeight = `calc(2 * ${line} + ${space(1)} + ${space(3)})`
const touchLine = size('touch')
const touchTilesHeight = `calc(2 * ${touchLine} + ${space(1)} + ${space(3)})`

/** Sticks below the top bar. Other sticky content below it starts at `--cm-stuck`. */
export const SlimRoot = styled.section`
  container: strip / inline-size;
  min-inline-size: 0;
  /* Its padding is part of the gaps around it. */
  margin-block: calc(-1 * ${space(2)}) calc(-1 * ${space(3)});
  padding-block-start: ${space(2)};
  background: ${color('canvas')};

  /* Not sticky in a low window, such as one at 200% zoom, which needs its room for the menu. */
  @media screen and (min-height: 32rem) {
    position: sticky;
    inset-block-start: ${size('topBar')};
    z-index: ${layer('sticky')};

    & ~ * {
      --cm-stuck: calc(${size('topBar')} + ${space(2)} + ${tilesHeight});

      @media (pointer: coarse) {
        --cm-stuck: calc(${size('topBar')} + ${space(2)} + ${touchTilesHeight});
      }
    }
  }
`

export const SlimFrame = styled.div`
  display: flex;
  gap: ${space(3)};
  min-block-size: ${tilesHeight};

  @media (pointer: coarse) {
    min-block-size: ${touchTilesHeight};
  }

  ${narrow} {
    flex-direction: column;
    gap: 0;
    min-block-size: 0;
    padding-block-end: ${space(3)};
  }
`

export const SlimNote = styled.p`
  flex: 1;
  align-self: center;
  color: ${color('inkQuiet')};

  strong {
    color: ${color('ink')};
    font: ${font('strong')};
  }
`

export const SlimOverall = styled.div`
  flex: none;
  display: grid;
  align-content: center;
  /* As wide as its widest verdict, so the tiles do not move when it changes. */
  inline-size: 11rem;
  padding-block-end: ${space(3)};

  dt {
    inline-size: 5.75rem;
  }

  ${narrow} {
    display: none;
  }
`

/** As wide as its groups, which are one below the other; on a phone they are side by side above the line that opens. */
export const SlimGroups = styled.div`
  flex: none;
  display: grid;
  align-content: center;
  padding-block-end: ${space(3)};

  [role='group'] {
    flex-direction: column;
  }

  ${narrow} {
    padding-block-end: ${space(1)};

    [role='group'] {
      flex-direction: row;
    }

    button {
      flex: 1;
    }
  }
`

export const SlimToggle = styled.button`
  display: none;

  ${narrow} {
    display: flex;
    align-items: center;
    gap: ${space(3)};
    min-block-size: ${size('touch')};
    padding-inline: ${space(3)};
    border: 1px solid ${color('line')};
    border-radius: ${radius('card')};
    background: ${color('surface')};
    font: ${font('caption')};
    text-align: var(--cm-start);
    cursor: pointer;

    > svg {
      flex: none;
      inline-size: ${size('icon')};
      block-size: ${size('icon')};
      transition: transform ${duration('quick')};
    }

    &[aria-expanded='true'] > svg {
      transform: rotate(180deg);
    }

    &:focus-visible {
      ${focusRing('inset')}
    }
  }
`

export const SlimProblem = styled.span`
  flex: 1;
  min-inline-size: 0;
  overflow: hidden;
  color: ${color('inkQuiet')};
  text-overflow: ellipsis;
  white-space: nowrap;

  strong {
    color: ${color('ink')};
    font: ${font('captionStrong')};
  }
`

/** Width of the fade behind which more tiles follow. */
const fade = '2.5rem'

const shown = ({ left, right }: ScrollEdges) =>
  `linear-gradient(to right, transparent 0, #000 ${left ? fade : '0px'}, #000 calc(100% - ${right ? fade : '0px'}), transparent 100%)`

export const SlimTiles = styled.ul<{ $isExpanded: boolean; $edges: ScrollEdges }>`
  flex: 1;
  min-inline-size: 0;
  display: grid;
  grid-auto-flow: column;
  grid-template-rows: repeat(2, minmax(${line}, auto));
  grid-auto-columns: max-content;
  align-content: start;
  gap: ${space(1)};
  min-block-size: ${tilesHeight};
  padding: 0;
  overflow: auto hidden;
  mask-image: ${({ $edges }) => ($edges.left || $edges.right ? shown($edges) : 'none')};
  scrollbar-width: thin;
  /* Contains the tiles' visually hidden text, which would widen the page otherwise. */
  position: relative;

  @media (pointer: coarse) {
    grid-template-rows: repeat(2, minmax(${touchLine}, auto));
    min-block-size: ${touchTilesHeight};
  }

  /* Paper does not scroll. */
  @media print {
    display: flex;
    flex-wrap: wrap;
    overflow: visible;
    mask-image: none;
  }

  ${narrow} {
    display: ${({ $isExpanded }) => ($isExpanded ? 'grid' : 'none')};
    grid-auto-flow: row;
    grid-template: none;
    grid-auto-columns: auto;
    min-block-size: 0;
    max-block-size: 55dvh;
    mask-image: none;
    margin-block-start: ${space(1)};
    overflow: hidden auto;
  }
`

export const SlimTileItem = styled.li<{ $isSpanning: boolean }>`
  display: grid;
  ${({ $isSpanning }) => $isSpanning && 'grid-row: span 2;'}

  ${narrow} {
    grid-row: auto;
  }
`

/** Text after the tiles, as high as both of their lines. */
export const SlimRemark = styled.li`
  display: grid;
  grid-row: span 2;
  align-content: center;
  max-inline-size: 16rem;
  padding-inline: ${space(2)};
  color: ${color('inkQuiet')};
  font: ${font('caption')};

  ${narrow} {
    grid-row: auto;
    max-inline-size: none;
    padding-block: ${space(2)};
    padding-inline: ${space(3)};
  }
`

export const SlimTileRoot = styled.div<{ $worst: Verdict; $isOpen: boolean }>`
  display: grid;
  align-content: center;
  min-inline-size: 0;
  max-inline-size: 22rem;
  padding-inline: ${space(2)};
  border: 1px ${({ $worst }) => ($worst === 'unknown' ? 'dashed' : 'solid')}
    ${({ $worst }) => ($worst === 'pass' ? color('line') : verdictInk[$worst])};
  border-radius: ${radius('control')};
  background: ${({ $worst, $isOpen }) =>
    $isOpen ? color('accentBackground') : $worst === 'fail' ? verdictBackground.fail : color('surface')};
  color: ${color('ink')};
  font: ${font('caption')};
  text-align: var(--cm-start);
  transition: background-color ${duration('quick')};

  ${({ $worst }) =>
    $worst !== 'pass' &&
    css`
      /* A tile is as wide as its lines; the longest ones wrap. */
      inline-size: max-content;
      min-inline-size: 11rem;
      padding-inline: ${space(3)};
    `}

  ${TileLabel} {
    font: ${font('captionStrong')};
  }

  button& {
    cursor: pointer;
  }

  button&:hover {
    border-color: ${({ $worst }) => ($worst === 'pass' ? color('lineStrong') : verdictInk[$worst])};
    background: ${({ $worst, $isOpen }) =>
      $isOpen ? color('accentBackground') : $worst === 'fail' ? verdictBackground.fail : color('hover')};
  }

  &:focus-visible {
    ${focusRing('inset')}
  }

  ${narrow} {
    inline-size: auto;
    min-inline-size: 0;
    max-inline-size: none;
    min-block-size: ${size('touch')};
    padding-block: ${space(2)};
    padding-inline: ${space(3)};
  }
`

export const SlimTop = styled.span`
  display: flex;
  align-items: center;
  gap: ${space(1)} ${space(2)};
  min-inline-size: 0;

  ${TileLabel} {
    flex: 1;
  }

  > svg {
    inline-size: 0.875rem;
    block-size: 0.875rem;
  }
`

export const SlimDate = styled.span<{ $isSaid: boolean }>`
  ${({ $isSaid }) =>
    $isSaid
      ? visuallyHidden
      : css`
          display: flex;
          align-items: flex-start;
          gap: ${space(1)};
          min-inline-size: 0;

          > :last-child {
            flex: 1;
            min-inline-size: 0;
            overflow-wrap: anywhere;
          }

          > svg {
            inline-size: 0.875rem;
            block-size: 0.875rem;
          }
        `}
`

export const NoLimit = styled.span`
  inline-size: 0.875rem;
  border-block-start: 1.5px solid ${color('lineStrong')};
`
