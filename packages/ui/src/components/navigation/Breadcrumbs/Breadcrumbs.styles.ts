import { styled } from 'styled-components'

import { color, focusRing, font, radius, space } from '../../../theme/tokens.ts'

export const BreadcrumbList = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
  color: ${color('inkQuiet')};
  font: ${font('caption')};
`

export const BreadcrumbItem = styled.li`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  max-inline-size: 100%;
  min-inline-size: 0;

  svg {
    flex: none;
    inline-size: 0.875rem;
    block-size: 0.875rem;
  }

  svg:dir(rtl) {
    transform: scaleX(-1);
  }

  /* Enlarges the target without moving the line. */
  a,
  button {
    margin-block: calc(-1 * ${space(2)});
    padding-block: ${space(2)};
  }

  a,
  [aria-current] {
    max-inline-size: 24rem;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  [aria-current] {
    color: ${color('ink')};
  }
`

export const BreadcrumbsMore = styled.button`
  min-inline-size: 1.5rem;
  padding-inline: ${space(1)};
  border: 0;
  border-radius: ${radius('small')};
  background: none;
  color: ${color('inkQuiet')};
  font: ${font('captionStrong')};
  cursor: pointer;

  &:hover {
    background: ${color('hover')};
    color: ${color('ink')};
  }

  &:focus-visible {
    ${focusRing('inset')}
  }
`
