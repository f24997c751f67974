import { styled } from 'styled-components'

import { below, color, focusRing, font, from, radius, shadow, space } from '../../../theme/tokens.ts'

export const AuthRoot = styled.main`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-block-size: 100dvh;

  ${from('lg')} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
  }
`

export const AuthSide = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: center;
  gap: ${space(10)};
  padding: ${space(16)};
  background: ${color('accentBackground')};
  color: ${color('accent')};

  p {
    max-inline-size: 24rem;
    font: ${font('figure')};
    letter-spacing: -0.015em;
    text-wrap: balance;
  }

  ${below('lg')} {
    display: none;
  }
`

/** The fill of a compartment: a chart color, lightened to a background. */
const food = (role: 'chart1' | 'chart2' | 'chart3' | 'chart4' | 'chart5', share: string) =>
  `color-mix(in oklab, ${color(role)} ${share}, ${color('surface')})`

/** A school lunch tray: fruit, vegetables, milk, entree, grains. */
export const AuthTray = styled.div`
  display: grid;
  grid-template-columns: 3fr 3fr 4fr;
  grid-template-rows: 4fr 6fr;
  gap: ${space(3)};
  inline-size: min(24rem, 100%);
  aspect-ratio: 7 / 5;
  padding: ${space(5)};
  border-radius: calc(3 * ${radius('card')});
  background: ${color('surface')};
  box-shadow: ${shadow('raised')};

  i {
    border-radius: calc(1.5 * ${radius('card')});
    background: ${food('chart3', '34%')};
  }

  i:nth-child(2) {
    background: ${food('chart5', '42%')};
  }

  i:nth-child(3) {
    justify-self: center;
    block-size: 100%;
    aspect-ratio: 1;
    border-radius: 50%;
    background: ${food('chart1', '88%')};
  }

  i:nth-child(4) {
    grid-column: span 2;
    background: ${food('chart1', '24%')};
  }

  i:nth-child(5) {
    background: ${food('chart2', '36%')};
  }
`

export const AuthPanel = styled.div`
  min-inline-size: 0;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: space-between;
  padding: ${space(6)};
  background: ${color('canvas')};
`

export const AuthSheet = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(5)};
  inline-size: min(22rem, 100%);
  margin-block: auto;
`

export const AuthBrand = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  font: ${font('heading')};
  letter-spacing: -0.01em;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`

export const AuthFooter = styled.footer`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${space(2)} ${space(6)};
  font: ${font('caption')};
`

export const AuthLanguages = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
`

/** The chosen one is also underlined: color alone is not enough. */
export const AuthLanguage = styled.button`
  min-block-size: 1.5rem;
  padding-block: ${space(1)};
  padding-inline: ${space(2)};
  border: none;
  border-radius: ${radius('control')};
  background: none;
  color: ${color('inkQuiet')};
  font: inherit;
  cursor: pointer;

  &[aria-pressed='true'] {
    color: ${color('ink')};
    text-decoration: underline;
    text-underline-offset: 0.3em;
  }

  &:hover {
    color: ${color('ink')};
  }

  &:focus-visible {
    ${focusRing()}
  }
`
