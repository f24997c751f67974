import { styled } from 'styled-components'

import { color, focusRing, radius, space } from '../../../theme/tokens.ts'

export const SidePanelRoot = styled.section`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  max-block-size: 100%;
  border: 1px solid ${color('line')};
  border-radius: ${radius('card')};
  background: ${color('raised')};
`

export const SidePanelHeader = styled.header`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space(2)};
  padding-block: ${space(2)} ${space(1)};
  padding-inline: ${space(4)} ${space(2)};

  h2 {
    padding-block: ${space(1)};
    overflow-wrap: anywhere;
  }
`

export const SidePanelBody = styled.div`
  min-block-size: 0;
  padding-block: ${space(1)} ${space(4)};
  padding-inline: ${space(4)};
  overflow: auto;

  &:focus-visible {
    ${focusRing('inset')}
  }
`
