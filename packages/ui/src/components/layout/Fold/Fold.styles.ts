import { css, styled } from 'styled-components'

import { color, focusRing, font, radius, size, space } from '../../../theme/tokens.ts'
import { SectionRoot } from '../Layout/Layout.styles.ts'

export const FoldRoot = styled(SectionRoot)<{ $isPlain: boolean }>`
  ${({ $isPlain }) =>
    $isPlain &&
    css`
      && {
        padding: 0;
        border: 0;
        background: none;
      }
    `}
`

export const FoldSummary = styled.summary`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space(1)} ${space(3)};
  border-radius: ${radius('control')};
  list-style: none;
  cursor: pointer;

  &::-webkit-details-marker {
    display: none;
  }

  &:focus-visible {
    ${focusRing()}
  }

  @media (pointer: coarse) {
    align-content: center;
    min-block-size: ${size('touch')};
  }

  h2,
  h3 {
    display: flex;
    align-items: center;
    gap: ${space(2)};
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  h2 {
    font: ${font('heading')};
  }

  h3 {
    font: ${font('label')};
  }

  /* The note is in line with the title, not with the icon. */
  :is(h2, h3) > span {
    align-self: baseline;
  }

  svg {
    flex: none;
    inline-size: 1rem;
    block-size: 1rem;
    transition: rotate 120ms;
  }

  details:not([open]) > & svg {
    rotate: -90deg;
  }

  [dir='rtl'] details:not([open]) > & svg {
    rotate: 90deg;
  }

  @media (prefers-reduced-motion: reduce) {
    svg {
      transition: none;
    }
  }
`

export const FoldNote = styled.span`
  min-inline-size: 0;
  color: ${color('inkQuiet')};
  font: ${font('caption')};
  overflow-wrap: anywhere;
`

export const FoldBody = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--cm-field-gap, ${space(4)});
  margin-block-start: ${space(4)};
`
