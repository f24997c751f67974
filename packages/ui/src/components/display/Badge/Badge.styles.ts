import { css, styled } from 'styled-components'

import { color, font, radius, space } from '../../../theme/tokens.ts'

const tones = {
  neutral: css`
    background: ${color('unknownBackground')};
    color: ${color('unknownInk')};
  `,
  accent: css`
    background: ${color('accentBackground')};
    color: ${color('accent')};
  `,
  danger: css`
    background: ${color('dangerBackground')};
    color: ${color('danger')};
  `,
}

export const BadgeRoot = styled.span<{ $tone: keyof typeof tones }>`
  ${({ $tone }) => tones[$tone]}
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  max-inline-size: min(20rem, 100%);
  min-inline-size: 0;
  vertical-align: middle;
  padding-block: ${space('half')};
  padding-inline: ${space(2)};
  border-radius: ${radius('pill')};
  font: ${font('captionStrong')};
  white-space: nowrap;

  /* A selected row has the background of an accent badge. */
  [aria-selected='true'] & {
    box-shadow: inset 0 0 0 1px currentColor;
  }

  svg {
    flex: none;
    inline-size: 0.75rem;
    block-size: 0.75rem;
  }
`

export const BadgeText = styled.span`
  min-inline-size: 0;
  overflow: hidden;
  text-overflow: ellipsis;
`
