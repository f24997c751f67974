import { css } from 'styled-components'

import { staticStyles } from '../../../theme/static-styles.ts'
import { below, color, size, space } from '../../../theme/tokens.ts'

export const ScreenStyles = staticStyles(css`
  .cm-screen {
    display: flex;
    flex-direction: column;
    gap: ${space(5)};
    min-inline-size: 0;

    &[data-alone] {
      max-inline-size: calc(${size('form')} + 2 * ${space(4)});
      margin-inline: auto;
      padding: ${space(8)} ${space(4)};

      @media print {
        padding: 0;
      }
    }

    &[data-alone='wide'] {
      max-inline-size: 90rem;
    }
  }

  .cm-screen-head {
    display: flex;
    flex-wrap: wrap;
    align-items: flex-end;
    justify-content: space-between;
    gap: ${space(3)} ${space(6)};

    &[data-printed='false'] {
      @media print {
        display: none;
      }
    }
  }

  .cm-screen-title {
    display: grid;
    grid-template-columns: minmax(0, auto);
    gap: ${space(1)};
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  .cm-screen-text {
    color: ${color('inkQuiet')};
  }

  .cm-screen-actions {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(2)};

    ${below('sm')} {
      inline-size: 100%;

      /* A button without room goes to the next line: its words stay whole. Doubled, because a button's own styles come later. */
      && > * {
        flex: 1;
        min-inline-size: fit-content;
      }
    }
  }
`)
