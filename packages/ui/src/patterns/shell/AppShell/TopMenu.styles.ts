import { css, styled } from 'styled-components'

import { PopupSheet } from '../../../components/overlays/Popup/Popup.styles.ts'
import { staticStyles } from '../../../theme/static-styles.ts'
import { below, color, focusRing, font, from, radius, size, space } from '../../../theme/tokens.ts'

export const TopMenuStyles = staticStyles(css`
  .cm-top-menu {
    display: flex;
    align-items: center;
    gap: ${space(1)};
    block-size: 100%;
    min-inline-size: 0;
    margin-inline-start: ${space(2)};
    padding-inline: ${space(3)};
    /* More entries than fit fade out at the edges and scroll. */
    mask-image: linear-gradient(to right, transparent, black ${space(3)} calc(100% - ${space(3)}), transparent);
    overflow-x: auto;
    overflow-y: hidden;
    scrollbar-width: thin;

    > * {
      flex: none;
    }

    ${below('lg')} {
      display: none;
    }
  }

  .cm-top-entry {
    position: relative;
    display: inline-flex;
    align-items: center;
    gap: ${space(1)};
    min-block-size: ${size('control')};
    padding-inline: ${space(3)};
    border: 0;
    border-radius: ${radius('control')};
    background: transparent;
    color: ${color('ink')};
    font: ${font('label')};
    text-decoration: none;
    white-space: nowrap;
    cursor: pointer;

    svg {
      flex: none;
      inline-size: 0.875rem;
      block-size: 0.875rem;
    }

    > svg:first-child {
      inline-size: ${size('icon')};
      block-size: ${size('icon')};
      margin-inline-end: ${space('half')};
    }

    &:hover,
    &[aria-expanded='true'] {
      background: ${color('hover')};
    }

    &:focus-visible {
      ${focusRing('inset')}
    }

    /* Marks the current page without relying on color: a line on the lower edge of the top bar. */
    &::after {
      content: '';
      position: absolute;
      inset-inline: ${space(3)};
      inset-block-end: calc((${size('control')} - ${size('topBar')} + 1px) / 2);
      block-size: 2px;
      background: transparent;
    }

    &[aria-current] {
      color: ${color('accent')};

      &::after {
        background: ${color('accent')};
      }
    }
  }

  .cm-top-label {
    max-inline-size: 14rem;
    overflow: hidden;
    text-overflow: ellipsis;
  }
`)

export const NavSheet = styled(PopupSheet)`
  padding: ${space(2)};

  ul {
    min-inline-size: ${size('menu')};
  }

  ${from('lg')} {
    &:has(ul + ul) {
      display: flex;
      gap: ${space(4)};
      max-inline-size: calc(100dvw - ${space(4)});
    }
  }
`
