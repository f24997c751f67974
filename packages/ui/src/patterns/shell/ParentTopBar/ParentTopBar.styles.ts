import { css } from 'styled-components'

import { staticStyles } from '../../../theme/static-styles.ts'
import { below, color, size, space, visuallyHidden } from '../../../theme/tokens.ts'
// Imported first, so that the styles below override them.
import '../AppShell/AppShell.styles.ts'
import '../AppShell/TopMenu.styles.ts'

export const ParentTopBarStyles = staticStyles(css`
  .cm-parent-bar {
    justify-content: space-between;
  }

  .cm-parent-menu {
    flex: none;
    display: flex;
    align-items: center;
    gap: ${space(1)};
  }

  .cm-parent-entry {
    ${below('sm')} {
      justify-content: center;
      min-inline-size: ${size('touch')};
      min-block-size: ${size('touch')};
      padding-inline: ${space(1)};

      > svg:first-child {
        inline-size: ${size('iconLarge')};
        block-size: ${size('iconLarge')};
        margin: 0;
      }

      &::after {
        inset-block-end: calc((${size('touch')} - ${size('topBar')} + 1px) / 2);
      }
    }

    &[aria-current]:hover {
      color: ${color('accent')};
    }
  }

  .cm-parent-word {
    ${below('sm')} {
      ${visuallyHidden}
    }
  }
`)
