import { css } from 'styled-components'

import { staticStyles } from '../../../theme/static-styles.ts'
import { below, color, font, space } from '../../../theme/tokens.ts'

export const FooterStyles = staticStyles(css`
  .cm-footer {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: ${space(2)};
    padding-block: ${space(4)};
    padding-inline: ${space(6)};
    border-block-start: 1px solid ${color('line')};
    color: ${color('inkQuiet')};
    font: ${font('caption')};
    overflow-wrap: anywhere;

    a {
      margin-block: calc(-1 * ${space(3)});
      padding-block: ${space(3)};
    }

    ${below('lg')} {
      padding-inline: ${space(4)};
    }

    /* Hidden while content above it loads, so it does not jump when that arrives. */
    body:has(main [data-loading]) & {
      visibility: hidden;
    }

    @media print {
      display: none;
    }
  }
`)
