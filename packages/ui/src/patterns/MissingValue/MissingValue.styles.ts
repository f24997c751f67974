import { styled } from 'styled-components'

import { color, font, radius, space } from '../../theme/tokens.ts'
import { hatch } from '../hatch.ts'

export const MissingRoot = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: flex-end;
  gap: 0 ${space(1)};
  text-align: end;
`

export const Gap = styled.span`
  padding-inline: ${space(1)};
  border-radius: ${radius('small')};
  background: ${hatch('chartTrack')} ${color('unknownGround')};
  color: ${color('unknownInk')};
  font: ${font('captionStrong')};
  white-space: nowrap;
`
