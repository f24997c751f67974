import { css } from 'styled-components'

import { staticStyles } from '../../../theme/static-styles.ts'
import { color, font, radius, space } from '../../../theme/tokens.ts'

export const NotificationBellStyles = staticStyles(css`
  .cm-bell {
    position: relative;
    display: inline-grid;
  }

  /* Over the button's top corner at the end side. A press on it reaches the button. */
  .cm-bell-count {
    position: absolute;
    inset-block-start: -2px;
    inset-inline-start: 55%;
    min-inline-size: 1.125rem;
    padding-inline: ${space(1)};
    border-radius: ${radius('pill')};
    background: ${color('danger')};
    color: ${color('onDanger')};
    font: ${font('captionStrong')};
    line-height: 1.125rem;
    text-align: center;
    pointer-events: none;
  }
`)
