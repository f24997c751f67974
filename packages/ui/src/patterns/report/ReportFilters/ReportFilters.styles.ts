import { styled } from 'styled-components'

import { space } from '../../../theme/tokens.ts'

export const FiltersRoot = styled.search`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space(3)} ${space(4)};

  @media print {
    display: none;
  }
`
