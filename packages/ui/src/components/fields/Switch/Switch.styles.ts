import { css, styled } from 'styled-components'

import { staticStyles } from '../../../theme/static-styles.ts'
import { color, duration, focusRing, font, radius, size, space } from '../../../theme/tokens.ts'

/** The button with its label, and the track with its knob. */
export const SwitchStyles = staticStyles(css`
  .cm-switch {
    display: inline-flex;
    align-items: center;
    gap: ${space(2)};
    min-block-size: ${size('control')};
    padding: 0;
    border: 0;
    border-radius: ${radius('small')};
    background: none;
    font: ${font('label')};
    text-align: var(--cm-start);
    overflow-wrap: anywhere;
    cursor: pointer;

    &:focus-visible {
      ${focusRing()}
    }

    &:disabled {
      opacity: 0.6;
      cursor: default;
    }

    &[aria-readonly] {
      color: ${color('inkQuiet')};
      cursor: default;
    }
  }

  .cm-switch-track {
    flex: none;
    display: flex;
    align-items: center;
    inline-size: 2.125rem;
    block-size: 1.25rem;
    padding: 2px;
    border: 1px solid ${color('lineStrong')};
    border-radius: ${radius('pill')};
    background: ${color('sunken')};
    transition: background-color ${duration('quick')};
  }

  .cm-switch-knob {
    inline-size: 0.875rem;
    block-size: 0.875rem;
    border-radius: 50%;
    background: ${color('lineStrong')};
  }

  .cm-switch[aria-checked='true'] {
    .cm-switch-track {
      border-color: ${color('accent')};
      background: ${color('accent')};
    }

    .cm-switch-knob {
      margin-inline-start: auto;
      background: ${color('onAccent')};
    }
  }

  .cm-switch[aria-readonly] {
    .cm-switch-track {
      border-color: ${color('line')};
      background: ${color('sunken')};
    }

    .cm-switch-knob {
      background: ${color('inkQuiet')};
    }
  }
`)

/** Below the label, indented past the track. */
export const SwitchNotes = styled.div`
  margin-block-start: calc(-1 * ${space(1)});
  padding-inline-start: calc(2.125rem + ${space(2)});
`
