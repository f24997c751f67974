import { styled } from 'styled-components'

import { color, size, space } from '../../../theme/tokens.ts'
import { controlBox } from '../Field/Field.styles.ts'

export const SelectBox = styled.div`
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
`

export const SelectInput = styled.select<{ $isEmpty: boolean }>`
  ${controlBox}
  ${({ $isEmpty }) => $isEmpty && `color: ${color('inkQuiet')};`}
  padding-inline-end: ${space(8)};
  appearance: none;
  text-overflow: ellipsis;
  cursor: pointer;

  &:disabled {
    opacity: 1;
    cursor: default;
  }

  option {
    background: ${color('raised')};
    color: ${color('ink')};
  }
`

export const SelectText = styled.input`
  ${controlBox}
  text-overflow: ellipsis;
`
