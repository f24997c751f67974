import { styled } from 'styled-components'

import { color } from '../../../theme/tokens.ts'
import type { OfferedSetting } from './theme-panel-text.ts'

const Picture = styled.svg<{ $isMirrored: boolean }>`
  display: block;
  inline-size: 100%;
  block-size: auto;

  &:dir(rtl) {
    transform: ${({ $isMirrored }) => ($isMirrored ? 'scaleX(-1)' : 'none')};
  }
`

type Ink = Parameters<typeof color>[0]
/** A bar of the picture: position, size, color. */
type Bar = readonly [x: number, y: number, width: number, height: number, ink: Ink]

const ground: Bar = [0, 0, 72, 44, 'canvas']
const topBar: Bar[] = [
  [0, 0, 72, 9, 'surface'],
  [0, 9, 72, 1, 'line'],
]
const brand: Bar = [4, 3, 4, 4, 'accent']
const lines = (x: number, y: number, widths: readonly number[], step: number): Bar[] =>
  widths.map((width, index) => [x, y + index * step, width, 3, 'lineStrong'])

const topLinks: Bar[] = [
  [14, 4, 9, 2, 'inkQuiet'],
  [26, 4, 9, 2, 'inkQuiet'],
  [38, 4, 9, 2, 'inkQuiet'],
]
const side = (sideBackground: Ink, ink: Ink, current: Ink): Bar[] => [
  [0, 10, 20, 34, sideBackground],
  [2, 14, 16, 5, current],
  [4, 16, 11, 2, ink],
  [4, 23, 12, 2, ink],
  [4, 29, 9, 2, ink],
]
const plainSide = (sideBackground: Ink) => side(sideBackground, 'inkQuiet', 'accentBackground')
const besideSide = lines(26, 16, [38, 32, 36, 22], 6)

const page: Bar[] = [ground, ...topBar, brand, ...lines(6, 16, [44, 58, 52], 6), [6, 35, 16, 5, 'accent']]

const pictures: { [setting in OfferedSetting]: Record<string, Bar[]> } = {
  scheme: { light: page, dark: page, system: page },
  direction: {
    ltr: [ground, ...topBar, brand, ...lines(6, 16, [56, 44, 50, 26], 6)],
    rtl: [
      ground,
      ...topBar,
      [64, 3, 4, 4, 'accent'],
      ...[56, 44, 50, 26].flatMap((w, i) => lines(66 - w, 16 + i * 6, [w], 0)),
    ],
  },
  width: {
    fixed: [ground, ...topBar, brand, ...lines(19, 16, [34, 34, 34, 20], 6)],
    fluid: [ground, ...topBar, brand, ...lines(4, 16, [64, 64, 64, 40], 6)],
  },
  density: {
    normal: [ground, ...topBar, brand, ...lines(6, 16, [60, 60, 60], 9)],
    compact: [ground, ...topBar, brand, ...lines(6, 14, [60, 60, 60, 60, 60, 60], 5)],
  },
  navigation: {
    vertical: [ground, ...plainSide('surface'), ...topBar, brand, ...besideSide],
    top: [ground, ...topBar, brand, ...topLinks, ...lines(6, 16, [60, 50, 56, 34], 6)],
    combo: [ground, ...plainSide('surface'), ...topBar, brand, ...topLinks, ...besideSide],
  },
  navbar: {
    transparent: [ground, ...plainSide('canvas'), ...topBar, brand, ...besideSide],
    inverted: [
      ground,
      ...side('invertedBackground', 'onInvertedQuiet', 'invertedHover'),
      ...topBar,
      brand,
      ...besideSide,
    ],
    card: [
      ground,
      [2, 12, 20, 30, 'line'],
      [3, 13, 18, 28, 'surface'],
      [5, 16, 14, 5, 'accentBackground'],
      [7, 18, 9, 2, 'inkQuiet'],
      [7, 25, 10, 2, 'inkQuiet'],
      [7, 31, 8, 2, 'inkQuiet'],
      ...topBar,
      brand,
      ...lines(28, 16, [38, 32, 36, 22], 6),
    ],
    vibrant: [ground, ...side('vibrantBackground', 'onVibrantQuiet', 'vibrantHover'), ...topBar, brand, ...besideSide],
  },
}

const draw = (bars: Bar[]) =>
  bars.map(([x, y, width, height, ink]) => (
    <rect key={`${x} ${y} ${ink}`} x={x} y={y} width={width} height={height} rx={x && y && 1} fill={color(ink)} />
  ))

interface ThemePictureProps {
  setting: OfferedSetting
  option: string
}

/** A choice as a miniature page of a few bars. The label next to it is its name. */
export function ThemePicture({ setting, option }: ThemePictureProps) {
  const bars = pictures[setting][option] ?? []
  const scheme = setting === 'scheme' ? (option === 'system' ? 'light' : option) : undefined

  return (
    <Picture viewBox="0 0 72 44" aria-hidden data-theme={scheme} $isMirrored={setting !== 'direction'}>
      {draw(bars)}
      {option === 'system' && (
        <g data-theme="dark" clipPath="polygon(50% 0, 100% 0, 100% 100%, 50% 100%)">
          {draw(bars)}
        </g>
      )}
    </Picture>
  )
}
