import { styled } from 'styled-components'

import { color, radius, space } from '../theme/tokens.ts'

export const FieldListRoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
`

export const FieldListItem = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  padding: ${space(4)};
  border: 1px solid ${color('line')};
  border-radius: ${radius('card')};

  > button {
    justify-self: start;
  }
`
