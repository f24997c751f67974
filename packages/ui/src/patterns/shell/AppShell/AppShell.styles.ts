import { css } from 'styled-components'

import { staticStyles } from '../../../theme/static-styles.ts'
import { below, color, focusRing, font, from, layer, radius, size, space } from '../../../theme/tokens.ts'

export const ShellStyles = staticStyles(css`
  .cm-shell {
    display: flex;
    flex-direction: column;
    min-block-size: 100dvh;
  }

  .cm-shell-skip {
    position: fixed;
    inset-block-start: ${space(2)};
    inset-inline-start: ${space(2)};
    z-index: ${layer('toast')};
    padding-block: ${space(2)};
    padding-inline: ${space(4)};
    border-radius: ${radius('control')};
    background: ${color('accent')};
    color: ${color('onAccent')};
    font: ${font('label')};

    &:not(:focus) {
      transform: translateY(-4rem);
    }

    &:focus-visible {
      ${focusRing()}
    }
  }

  .cm-shell-bar {
    position: sticky;
    inset-block-start: 0;
    z-index: ${layer('shell')};
    display: flex;
    align-items: center;
    gap: ${space(2)};
    block-size: ${size('topBar')};
    padding-inline: ${space(6)};
    border-block-end: 1px solid ${color('line')};
    background: ${color('surface')};

    ${below('lg')} {
      padding-inline: ${space(4)};
    }

    @media print {
      display: none;
    }
  }

  /* The icon aligns with the page below; its click target is larger. */
  .cm-shell-menu {
    margin-inline-start: calc(-1 * ${space(3)});

    ${from('lg')} {
      display: none;
    }
  }

  .cm-shell-brand {
    display: flex;
    min-inline-size: 0;
    max-inline-size: 16rem;
    font: ${font('heading')};
    letter-spacing: -0.01em;

    ${from('lg')} {
      flex: none;
    }

    a {
      display: inline-flex;
      align-items: center;
      gap: ${space(2)};
      min-inline-size: 0;
      min-block-size: ${size('touch')};

      &:hover {
        color: inherit;
        text-decoration: none;
      }
    }
  }

  .cm-shell-name {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  /* At the end of the top bar, however wide its menu is. */
  .cm-shell-end {
    display: flex;
    flex: none;
    align-items: center;
    gap: ${space(3)};
    margin-inline-start: auto;
  }

  /* Side menu and page. The page does not move with the menu. */
  .cm-shell-body {
    flex: 1;
    display: flex;
    align-items: flex-start;
  }

  .cm-shell-page {
    flex: 1;
    align-self: stretch;
    display: flex;
    flex-direction: column;
    min-inline-size: 0;
  }

  .cm-shell-notice {
    padding-inline: ${space(6)};
    padding-block-start: ${space(4)};

    /* An empty notice takes no space. */
    &:empty {
      display: none;
    }

    ${below('lg')} {
      padding-inline: ${space(4)};
    }
  }

  .cm-shell-main {
    flex: 1;
    inline-size: 100%;
    max-inline-size: ${size('page')};
    margin-inline: auto;
    padding-block: ${space(6)} ${space(10)};
    padding-inline: ${space(6)};

    &:focus {
      outline: none;
    }

    ${below('lg')} {
      padding-block-start: ${space(4)};
      padding-inline: ${space(4)};
    }

    ${from('xxl')} {
      padding-inline: ${space(10)};
    }
  }
`)
