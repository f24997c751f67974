import { styled } from 'styled-components'

import { color, radius, size, space } from '../../../theme/tokens.ts'

export const ChosenImage = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(3)};

  /* On white in every theme, as on paper. */
  img {
    max-inline-size: 100%;
    max-block-size: calc(${size('control')} * 2);
    padding: ${space(2)};
    border: 1px solid ${color('line')};
    border-radius: ${radius('control')};
    background: white;
  }
`
