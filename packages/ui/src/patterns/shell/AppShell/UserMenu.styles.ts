import { css } from 'styled-components'

import { staticStyles } from '../../../theme/static-styles.ts'
import { below, color, focusRing, font, radius, size, space, visuallyHidden } from '../../../theme/tokens.ts'

export const UserMenuStyles = staticStyles(css`
  .cm-user-button {
    display: inline-flex;
    align-items: center;
    gap: ${space(2)};
    flex: none;
    min-block-size: ${size('control')};
    margin-inline-start: auto;
    padding-inline: ${space(1)} ${space(3)};
    border: 0;
    border-radius: ${radius('pill')};
    background: transparent;
    font: ${font('label')};
    cursor: pointer;

    &:hover,
    &[aria-expanded='true'] {
      background: ${color('hover')};
    }

    &:focus-visible {
      ${focusRing()}
    }

    ${below('sm')} {
      padding-inline: ${space(1)};
    }
  }

  .cm-user-initials {
    flex: none;
    display: grid;
    place-content: center;
    inline-size: 1.75rem;
    block-size: 1.75rem;
    border-radius: ${radius('pill')};
    background: ${color('accentBackground')};
    color: ${color('accent')};
    font: ${font('captionStrong')};
    overflow: hidden;
    white-space: nowrap;

    svg {
      inline-size: ${size('icon')};
      block-size: ${size('icon')};
    }
  }

  .cm-user-name {
    max-inline-size: 14rem;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;

    ${below('sm')} {
      ${visuallyHidden}
    }
  }
`)
