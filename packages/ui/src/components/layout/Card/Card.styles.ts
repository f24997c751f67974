import { styled } from 'styled-components'

import { below, color, font, radius, space } from '../../../theme/tokens.ts'

export const CardRoot = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${space(4)};
  min-inline-size: 0;
  padding: ${space(5)};
  border: 1px solid ${color('line')};
  border-radius: ${radius('card')};
  background: ${color('surface')};
  overflow-wrap: anywhere;

  ${below('sm')} {
    padding: ${space(4)};
  }
`

export const CardHeader = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
`

export const CardTitle = styled.h2`
  flex: 1 1 10rem;
  min-inline-size: 0;
  font: ${font('heading')};
  overflow-wrap: anywhere;
`
