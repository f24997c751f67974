import { styled } from 'styled-components'

import { color, font, radius, space } from '../../../theme/tokens.ts'
import { RadioInput } from '../RadioGroup/RadioGroup.styles.ts'

export const GroupRoot = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
  min-inline-size: 0;
`

export const GroupHeader = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(5)};
`

export const GroupCount = styled.span`
  margin-inline-start: auto;
  color: ${color('inkQuiet')};
  font: ${font('caption')};
  font-variant-numeric: tabular-nums;
`

export const GroupList = styled.div<{ $isMany: boolean }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(14rem, 100%), 1fr));
  align-items: start;
  column-gap: ${space(5)};
  padding: ${space(2)} ${space(3)};
  border: 1px solid ${color('line')};
  border-radius: ${radius('control')};
  background: ${color('surface')};

  ${({ $isMany }) => $isMany && 'max-block-size: 24rem; overflow-y: auto;'}
`

/** A box with a check mark where the radio has a ring with a dot. */
export const CheckInput = styled(RadioInput)`
  border-radius: ${radius('small')};

  &::after {
    inline-size: 0.625rem;
    block-size: 0.625rem;
    border-radius: 0;
    clip-path: polygon(14% 46%, 2% 60%, 40% 92%, 98% 22%, 84% 10%, 38% 66%);
  }
`
