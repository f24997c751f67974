import { styled } from 'styled-components'

import { color, font, radius, space } from '../../../theme/tokens.ts'
import { hatch } from '../../hatch.ts'

/** Wraps at its start; number columns set `justify-content: flex-end`. */
export const MissingRoot = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space(1)};
`

export const Gap = styled.span`
  padding-inline: ${space(1)};
  border-radius: ${radius('small')};
  background: ${hatch('chartTrack')} ${color('unknownBackground')};
  color: ${color('unknownInk')};
  font: ${font('captionStrong')};
  white-space: nowrap;
`
