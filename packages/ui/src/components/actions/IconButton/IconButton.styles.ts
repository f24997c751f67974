import { css } from 'styled-components'

import { staticStyles } from '../../../theme/static-styles.ts'
import { color, duration, focusRing, radius, size } from '../../../theme/tokens.ts'

export const IconButtonStyles = staticStyles(css`
  .cm-icon-button {
    flex: none;
    display: inline-grid;
    place-content: center;
    inline-size: ${size('controlSmall')};
    block-size: ${size('controlSmall')};
    padding: 0;
    border: 0;
    border-radius: ${radius('control')};
    background: transparent;
    color: ${color('inkQuiet')};
    cursor: pointer;
    transition: background-color ${duration('quick')};

    svg {
      inline-size: 1.125rem;
      block-size: 1.125rem;
    }

    &:hover:not(:disabled, [aria-disabled='true']),
    &[aria-expanded='true'] {
      background: ${color('hover')};
      color: ${color('ink')};
    }

    &[data-tone='danger'] {
      color: ${color('danger')};

      &:hover:not(:disabled, [aria-disabled='true']),
      &[aria-expanded='true'] {
        background: ${color('dangerBackground')};
      }
    }

    &:focus-visible {
      ${focusRing()}
    }

    &[aria-pressed='true'] {
      background: ${color('accentBackground')};
      color: ${color('accent')};
    }

    &:disabled,
    &[aria-disabled='true'] {
      opacity: 0.5;
      cursor: default;
    }
  }
`)
