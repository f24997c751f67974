import * as Radix from '@radix-ui/react-checkbox'
import { styled } from 'styled-components'

import { color, focusRing, font, radius, space, visuallyHidden } from '../../../theme/tokens.ts'

export const CheckboxRoot = styled.div`
  position: relative;
  display: flex;
  align-items: flex-start;
  gap: ${space(2)};
  padding-block: ${space(1)};
`

export const CheckboxBox = styled(Radix.Root)`
  flex: none;
  display: grid;
  place-content: center;
  position: relative;
  inline-size: 1.125rem;
  block-size: 1.125rem;
  margin-block: 1px;
  padding: 0;
  border: 1px solid ${color('lineStrong')};
  border-radius: ${radius('small')};
  background: ${color('surface')};
  cursor: pointer;

  /* The touch target is larger than the box. */
  &::before {
    content: '';
    position: absolute;
    inset: calc(-1 * ${space(2)});

    @media (pointer: coarse) {
      inset: calc(-1 * ${space(3)} - 1px);
    }
  }

  &[data-state='checked'],
  &[data-state='indeterminate'] {
    border-color: ${color('accent')};
    background: ${color('accent')};
    color: ${color('onAccent')};
  }

  &[aria-invalid='true'] {
    border-color: ${color('danger')};
  }

  &:focus-visible {
    ${focusRing()}
  }

  &:disabled {
    opacity: 0.6;
    cursor: default;
  }

  &[aria-readonly] {
    border-color: ${color('line')};
    background: ${color('sunken')};
    color: ${color('inkQuiet')};
    cursor: default;
  }
`

export const CheckboxMark = styled.span`
  svg {
    inline-size: 0.875rem;
    block-size: 0.875rem;
    stroke-width: 3;
  }
`

export const CheckboxText = styled.div<{ $isHidden: boolean }>`
  min-inline-size: 0;
  overflow-wrap: anywhere;
  ${({ $isHidden }) => $isHidden && visuallyHidden}
`

export const CheckboxLabel = styled.label`
  font: ${font('body')};
  cursor: pointer;
`
