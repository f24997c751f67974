import { styled } from 'styled-components'

import { CheckInput } from '../components/fields/CheckboxGroup/CheckboxGroup.styles.ts'
import { color } from '../theme/tokens.ts'

export const CheckCellRoot = styled(CheckInput)`
  vertical-align: middle;

  /* It is there to be read: an empty one keeps back. */
  &:disabled {
    border-color: ${color('line')};

    &:checked {
      border-color: ${color('accent')};
      background: ${color('accent')};
    }
  }
`
