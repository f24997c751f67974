import { css, styled } from 'styled-components'

import type { ThemeChoice } from '../../../theme/theme-choice.ts'
import { color, duration, font, radius, shadow, size, space } from '../../../theme/tokens.ts'

const look = (ground: string, ink: string, quiet: string, hover: string, current: string, onCurrent: string) => `
  --side-ground: ${ground};
  --side-ink: ${ink};
  --side-quiet: ${quiet};
  --side-hover: ${hover};
  --side-current: ${current};
  --side-on-current: ${onCurrent};
`

const plain = [color('ink'), color('inkQuiet'), color('hover'), color('accentBackground'), color('accent')] as const
const inverted = look(
  color('invertedBackground'),
  color('onInverted'),
  color('onInvertedQuiet'),
  color('invertedHover'),
  color('invertedHover'),
  color('onInverted'),
)
const vibrant = look(
  color('vibrantBackground'),
  color('onVibrant'),
  color('onVibrantQuiet'),
  color('vibrantHover'),
  color('vibrantHover'),
  color('onVibrant'),
)

const looks: Record<ThemeChoice['navbar'], string> = {
  transparent: look(color('canvas'), ...plain),
  card: look(color('surface'), ...plain),
  inverted,
  vibrant,
}

interface SheetProps {
  $navbar: ThemeChoice['navbar']
  $isRail: boolean
  $isWide: boolean
}

export const SideSheet = styled.div<SheetProps>`
  ${({ $navbar }) => looks[$navbar]}
  /* In the rail labels are only for screen readers. */
  --side-label-opacity: ${({ $isWide }) => ($isWide ? 1 : 0)};
  position: absolute;
  inset-block: var(--side-inset);
  inset-inline-start: var(--side-inset);
  display: flex;
  flex-direction: column;
  inline-size: ${({ $isWide }) => size($isWide ? 'sideMenu' : 'rail')};
  padding: ${space(2)};
  border: 0 solid ${color('line')};
  background: var(--side-ground);
  color: var(--side-ink);
  overflow: hidden;

  ${({ $navbar }) =>
    $navbar === 'card' &&
    css`
      border-width: 1px;
      border-radius: ${radius('card')};
    `}

  ${({ $isRail, $isWide }) =>
    $isRail &&
    css`
      transition: inline-size ${duration('quick')};
      ${$isWide && `box-shadow: ${shadow('dialog')};`}
    `}

  @media (forced-colors: active) {
    border-inline-end-width: 1px;
  }
`

export const SideNav = styled.nav`
  flex: 1;
  min-block-size: 0;
  margin: calc(-1 * ${space(2)});
  margin-block-end: 0;
  padding: ${space(2)};
  overflow: hidden auto;
  scrollbar-width: thin;
  scrollbar-color: var(--side-quiet) transparent;
`

export const SideList = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space('half')};
`

/** Icons are centered in the rail and stay there when it opens. */
const iconStart = `calc((${size('rail')} - 2 * ${space(2)} - ${size('iconLarge')}) / 2)`

const nestedStart = `calc(${iconStart} + ${size('iconLarge')} + ${space(3)})`

export const SideRow = styled.a<{ $isCurrent: boolean; $isNested?: boolean }>`
  position: relative;
  flex: none;
  display: flex;
  align-items: center;
  gap: ${space(3)};
  inline-size: 100%;
  min-block-size: ${size('control')};
  padding-block: ${space(1)};
  padding-inline: ${({ $isNested }) => ($isNested ? nestedStart : iconStart)} ${space(2)};
  border: 0;
  border-radius: ${radius('control')};
  background: ${({ $isCurrent }) => ($isCurrent ? 'var(--side-current)' : 'transparent')};
  color: ${({ $isCurrent }) => ($isCurrent ? 'var(--side-on-current)' : 'var(--side-ink)')};
  font: ${({ $isNested, $isCurrent }) => font($isNested && !$isCurrent ? 'body' : 'label')};
  text-align: var(--cm-start);
  text-decoration: none;
  white-space: nowrap;
  cursor: pointer;

  > svg {
    flex: none;
    inline-size: ${size('iconLarge')};
    block-size: ${size('iconLarge')};
    color: ${({ $isCurrent }) => ($isCurrent ? 'inherit' : 'var(--side-quiet)')};

    &.lucide-panel-left-close:dir(rtl),
    &.lucide-panel-left-open:dir(rtl) {
      transform: scaleX(-1);
    }
  }

  &:hover {
    background: ${({ $isCurrent }) => ($isCurrent ? 'var(--side-current)' : 'var(--side-hover)')};
  }

  &:focus-visible {
    outline: 2px solid var(--side-ink);
    outline-offset: -2px;
  }

  /* Marks the current page without relying on color. */
  &::before {
    content: '';
    position: absolute;
    inset-inline-start: 0;
    inset-block: ${space(2)};
    inline-size: 3px;
    border-radius: ${radius('small')};
    background: ${({ $isCurrent }) => ($isCurrent ? 'currentColor' : 'transparent')};
  }
`

export const SideLabel = styled.span`
  opacity: var(--side-label-opacity);
  flex: 1;
  min-inline-size: 0;
  overflow: hidden;
  text-overflow: ellipsis;
`

export const SideInitial = styled.span`
  flex: none;
  display: grid;
  place-content: center;
  inline-size: ${size('iconLarge')};
  block-size: ${size('iconLarge')};
  border: 1px solid currentColor;
  border-radius: ${radius('small')};
  font: ${font('captionStrong')};
`

export const SideChevron = styled.span<{ $isUnfolded: boolean }>`
  flex: none;
  color: var(--side-quiet);
  opacity: var(--side-label-opacity);
  transform: ${({ $isUnfolded }) => ($isUnfolded ? 'rotate(180deg)' : 'none')};
  transition: transform ${duration('quick')};

  svg {
    inline-size: ${size('icon')};
    block-size: ${size('icon')};
  }
`

export const SideGroup = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space('half')};
  padding-block: ${space('half')};
`

export const SideGroupLabel = styled.li<{ $isNested: boolean }>`
  padding-block: ${space(2)} ${space('half')};
  padding-inline: ${({ $isNested }) => ($isNested ? nestedStart : iconStart)} ${space(2)};
  overflow: hidden;
  color: var(--side-quiet);
  font: ${font('captionStrong')};
  opacity: var(--side-label-opacity);
  text-overflow: ellipsis;
  white-space: nowrap;
`
