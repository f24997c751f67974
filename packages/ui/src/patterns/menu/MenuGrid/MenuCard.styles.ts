import { css, styled } from 'styled-components'

import { color, focusRing, font, radius, shadow, size, space } from '../../../theme/tokens.ts'

export const CardItem = styled.li<{ $isOver: boolean; $isDragging: boolean }>`
  position: relative;
  opacity: ${({ $isDragging }) => ($isDragging ? 0.4 : 1)};

  ${({ $isOver }) =>
    $isOver &&
    css`
      &::before {
        content: '';
        position: absolute;
        inset-inline: 0;
        inset-block-start: calc(-1 * ${space(1)} - 1px);
        block-size: 3px;
        border-radius: ${radius('pill')};
        background: ${color('accent')};
      }
    `}
`

export const CardRoot = styled.div<{ $isMovable: boolean; $look: 'food' | 'placeholder' | 'text' | 'recurring' }>`
  display: grid;
  grid-template-columns: ${({ $isMovable }) => ($isMovable ? 'auto 1fr' : '1fr')};
  align-items: start;
  gap: ${space('half')} ${space(1)};
  padding: ${space(1)};
  padding-inline-start: ${({ $isMovable }) => space($isMovable ? 'half' : 2)};
  border: 1px ${({ $look }) => ($look === 'placeholder' ? 'dashed' : 'solid')}
    ${({ $look }) => color($look === 'placeholder' ? 'lineStrong' : 'line')};
  border-radius: ${radius('control')};
  background: ${({ $look }) => ($look === 'food' ? color('raised') : $look === 'text' ? 'transparent' : color('sunken'))};
  cursor: ${({ $isMovable }) => ($isMovable ? 'grab' : 'default')};
  touch-action: manipulation;

  @media print {
    grid-template-columns: 1fr;
    padding: 0;
    border: 0;
  }

  &:hover {
    border-color: ${color('lineStrong')};
  }
`

export const CardGrip = styled.button.attrs({ tabIndex: -1 })`
  display: grid;
  place-content: center;
  inline-size: 1.5rem;
  block-size: 1.5rem;
  margin-block-start: -1px;
  margin-inline: -3px -4px;
  padding: 0;
  border: 0;
  border-radius: ${radius('small')};
  background: transparent;
  color: ${color('inkQuiet')};
  cursor: grab;

  @media (pointer: coarse) {
    inline-size: ${size('touch')};
    block-size: ${size('touch')};
    margin-inline: calc(-1 * ${space(1)});
  }

  svg {
    inline-size: 0.875rem;
    block-size: 0.875rem;
  }

  &:focus-visible {
    ${focusRing('inset')}
  }
`

export const CardName = styled.span<{ $isText?: boolean }>`
  align-self: center;
  font: ${font('label')};
  font-style: ${({ $isText }) => ($isText ? 'italic' : 'normal')};
  line-height: 1.125rem;
  overflow-wrap: anywhere;

  bdi {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 4;
  }
`

/** The kind of a card without a food, above its name. */
export const CardKind = styled.span`
  display: block;
  color: ${color('inkQuiet')};
  font: ${font('caption')};
`

export const CardNameButton = styled.button.attrs({ className: 'cm-print', tabIndex: -1 })`
  padding: 0;
  border: 0;
  border-radius: ${radius('small')};
  background: none;
  font: inherit;
  line-height: inherit;
  text-align: var(--cm-start);
  cursor: pointer;
  overflow-wrap: anywhere;

  @media (pointer: coarse) {
    min-block-size: ${size('touch')};
  }

  &:hover {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }

  &:focus-visible {
    ${focusRing()}
  }
`

/** One row: servings, calories, actions. */
export const CardBottom = styled.div`
  grid-column: 1 / -1;
  display: flex;
  align-items: center;
  gap: ${space(1)};

  /* In a narrow day the unit is shown on hover and read by screen readers. */
  @container cell (max-width: 18rem) {
    @media screen {
      label > span:last-child {
        display: none;
      }
    }
  }
`

export const CardKcal = styled.span`
  flex: 1;
  min-inline-size: 0;
  color: ${color('inkQuiet')};
  font: ${font('caption')};
  white-space: nowrap;
`

/** What students take from a salad bar: in a row that wraps, so that a long bar stays low. */
export const CardContents = styled.ul`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  column-gap: ${space(1)};
  margin: 0;
  padding-inline: ${space(1)};
  list-style: none;
  color: ${color('inkQuiet')};
  font: ${font('caption')};
  overflow-wrap: anywhere;

  > li:not(:last-child)::after {
    content: ' ·';
  }
`

/** At the end of the card, so that the costs of a day line up. */
export const CardCost = styled.span`
  grid-column: 1 / -1;
  padding-inline-end: ${space(1)};
  color: ${color('inkQuiet')};
  font: ${font('caption')};
  font-variant-numeric: tabular-nums;
  text-align: var(--cm-end);
`

export const CardProblem = styled.span`
  grid-column: 1 / -1;
  display: flex;
  gap: ${space(1)};
  padding-inline: ${space(1)};
  color: ${color('advisoryInk')};
  font: ${font('captionStrong')};

  svg {
    flex: none;
    inline-size: 0.875rem;
    block-size: 1rem;
  }
`

/** Small square buttons of a card: 24 px, 44 px for touch. Arrow keys reach them, Tab does not. */
export const CardButton = styled.button.attrs({ tabIndex: -1 })`
  display: grid;
  place-content: center;
  inline-size: 1.5rem;
  block-size: 1.5rem;
  padding: 0;
  border: 0;
  border-radius: ${radius('small')};
  background: transparent;
  color: ${color('inkQuiet')};
  cursor: pointer;

  svg {
    inline-size: 0.875rem;
    block-size: 0.875rem;
  }

  &:hover,
  &[aria-expanded='true'] {
    background: ${color('hover')};
    color: ${color('ink')};
  }

  &[aria-disabled='true'] {
    opacity: 0.4;
    cursor: default;
  }

  &:focus-visible {
    ${focusRing('inset')}
  }

  @media (pointer: coarse) {
    inline-size: ${size('touch')};
    block-size: ${size('touch')};

    svg {
      inline-size: 1.125rem;
      block-size: 1.125rem;
    }
  }
`

export const CardButtons = styled.span`
  display: inline-flex;
  margin-inline-start: auto;

  /* The menu before it also has Remove. */
  @container cell (max-width: 9.5rem) {
    > :last-child {
      display: none;
    }
  }
`

/** The card that follows the pointer. */
export const CardGhost = styled.div`
  inline-size: max-content;
  max-inline-size: 14rem;
  padding-block: ${space(2)};
  padding-inline: ${space(3)};
  border: 1px solid ${color('accent')};
  border-radius: ${radius('control')};
  background: ${color('raised')};
  color: ${color('ink')};
  font: ${font('label')};
  box-shadow: ${shadow('raised')};
  cursor: grabbing;
`
