import { styled } from 'styled-components'

import { visuallyHidden } from '../../../theme/tokens.ts'

export const Announcement = styled.div`
  ${visuallyHidden}
`
