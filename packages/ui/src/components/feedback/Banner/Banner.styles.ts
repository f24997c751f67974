import { css, styled } from 'styled-components'

import { color, radius, size, space } from '../../../theme/tokens.ts'

const tones = {
  neutral: css`
    background: ${color('sunken')};
    --banner-mark: ${color('inkQuiet')};
  `,
  success: css`
    background: ${color('passBackground')};
    --banner-mark: ${color('passInk')};
  `,
  warning: css`
    background: ${color('advisoryBackground')};
    --banner-mark: ${color('advisoryInk')};
  `,
  error: css`
    background: ${color('dangerBackground')};
    --banner-mark: ${color('danger')};
  `,
}

export const BannerRoot = styled.div<{ $tone: keyof typeof tones }>`
  ${({ $tone }) => tones[$tone]}
  display: flex;
  align-items: flex-start;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(3)};
  padding-block: ${space(2)};
  padding-inline: ${space(4)} ${space(3)};
  border: 1px solid color-mix(in srgb, var(--banner-mark) 30%, transparent);
  border-radius: ${radius('card')};
  color: ${color('ink')};

  > svg {
    flex: none;
    inline-size: ${size('iconLarge')};
    block-size: ${size('iconLarge')};
    /* Aligned with the first line of the message. */
    margin-block: ${space(1)};
    color: var(--banner-mark);
  }
`

export const BannerMessage = styled.div`
  flex: 1 1 12rem;
  min-inline-size: 0;
  padding-block: ${space(1)};
  overflow-wrap: anywhere;
`

export const BannerEnd = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  margin-inline-start: auto;
`
