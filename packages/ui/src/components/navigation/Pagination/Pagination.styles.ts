import { css } from 'styled-components'

import { staticStyles } from '../../../theme/static-styles.ts'
import { below, color, focusRing, font, radius, size, space } from '../../../theme/tokens.ts'

export const PaginationStyles = staticStyles(css`
  .cm-pages {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space('half')};
    font-variant-numeric: tabular-nums;

    svg:dir(rtl) {
      transform: scaleX(-1);
    }

    button[aria-disabled='true'] {
      opacity: 0.5;
      cursor: default;
    }

    ${below('sm')} {
      inline-size: 100%;
      justify-content: space-between;
    }
  }

  .cm-pages-gap {
    min-inline-size: ${size('controlSmall')};
    color: ${color('inkQuiet')};
    text-align: center;

    ${below('sm')} {
      min-inline-size: 1rem;
    }
  }

  .cm-pages-page {
    min-inline-size: ${size('controlSmall')};
    min-block-size: ${size('controlSmall')};
    padding-inline: ${space(1)};
    border: 0;
    border-radius: ${radius('control')};
    background: none;
    color: ${color('ink')};
    font: ${font('label')};
    cursor: pointer;

    &:hover {
      background: ${color('hover')};
    }

    &[aria-current] {
      background: ${color('accentBackground')};
      color: ${color('accent')};
    }

    &:focus-visible {
      ${focusRing()}
    }

    ${below('sm')} {
      min-inline-size: 2rem;
    }
  }
`)
