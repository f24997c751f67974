import { styled } from 'styled-components'

import { space } from '../../../theme/tokens.ts'

export const SelectorRoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${space(2)};
  min-inline-size: 0;

  > button {
    flex: none;
  }
`

export const SelectorPlace = styled.div`
  flex: 1 1 12rem;
  min-inline-size: 0;
  max-inline-size: 20rem;
`
