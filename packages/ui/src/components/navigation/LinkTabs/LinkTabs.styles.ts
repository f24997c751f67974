import { styled } from 'styled-components'

import { tabLook, tabRow } from '../Tabs/Tabs.styles.ts'

export const LinkTabsRoot = styled.nav`
  ${tabRow}
`

export const LinkTab = styled.a`
  ${tabLook}
`
