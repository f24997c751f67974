import { styled } from 'styled-components'

export const PublicRoot = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: 100dvh;
`

export const PublicMain = styled.main`
  flex: 1;
  min-inline-size: 0;
`
