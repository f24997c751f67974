import { styled } from 'styled-components'

import { CheckInput } from '../components/fields/CheckboxGroup/CheckboxGroup.styles.ts'
import { color } from '../theme/tokens.ts'

export const CheckCellRoot = styled(CheckInput)`
  vertical-align: middle;

  /* Read-only: an unchecked one is less prominent. */
  &:disabled {
    border-color: ${color('line')};

    &:checked {
      border-color: ${color('accent')};
      background: ${color('accent')};
    }
  }
`
