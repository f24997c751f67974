import { css, styled } from 'styled-components'

import { staticStyles } from '../../../theme/static-styles.ts'
import { color, size, space } from '../../../theme/tokens.ts'
import { controlBox } from '../Field/Field.styles.ts'

/** The browser's select with our arrow. */
export const SelectStyles = staticStyles(css`
  .cm-select {
    position: relative;
    display: flex;
    align-items: center;

    > svg {
      position: absolute;
      inset-inline-end: ${space(3)};
      inline-size: ${size('icon')};
      block-size: ${size('icon')};
      color: ${color('inkQuiet')};
      pointer-events: none;
    }
  }

  .cm-select-input {
    ${controlBox}
    padding-inline-end: ${space(8)};
    appearance: none;
    text-overflow: ellipsis;
    cursor: pointer;

    &[data-empty] {
      color: ${color('inkQuiet')};
    }

    &:disabled {
      opacity: 1;
      cursor: default;
    }

    option {
      background: ${color('raised')};
      color: ${color('ink')};
    }
  }
`)

export const SelectText = styled.input`
  ${controlBox}
  text-overflow: ellipsis;
`
