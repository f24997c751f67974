import { linearRgb } from './contrast.ts'

type Rgb = readonly [number, number, number]
type Matrix = readonly [Rgb, Rgb, Rgb]

/**
 * How linear RGB appears without one type of cone: G. M. Machado, M. M. Oliveira, L. A. F. Fernandes, "A
 * Physiologically-based Model for Simulation of Color Vision Deficiency", IEEE TVCG 15 (6), 2009, severity 1.0.
 */
export const visions = {
  'full color vision': [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} as const satisfies Record<string, Matrix>

export type Vision = keyof typeof visions

const times = (matrix: Matrix, [x, y, z]: Rgb): Rgb => {
  const [first, second, third] = matrix.map(([a, b, c]) => a * x + b * y + c * z)
  return [first ?? 0, second ?? 0, third ?? 0]
}

const xyzOfRgb: Matrix = [
  [0.4124564, 0.3575761, 0.1804375],
  [0.2126729, 0.7151522, 0.072175],
  [0.0193339, 0.119192, 0.9503041],
]

/** CIELAB under D65 of a color `#rrggbb` as seen with the given color vision. */
function labSeen(hex: string, vision: Vision): Rgb {
  const [red, green, blue] = times(visions[vision], linearRgb(hex))
  const clipped = [red, green, blue].map((value) => Math.min(1, Math.max(0, value)))
  const [x, y, z] = times(xyzOfRgb, [clipped[0] ?? 0, clipped[1] ?? 0, clipped[2] ?? 0])
  const f = (t: number) => (t > 216 / 24389 ? Math.cbrt(t) : ((24389 / 27) * t + 16) / 116)
  const [fx, fy, fz] = [f(x / 0.95047), f(y), f(z / 1.08883)]
  return [116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)]
}

const radians = (degrees: number) => (degrees * Math.PI) / 180
const hueOf = (a: number, b: number) => ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360

/** CIEDE2000 (ISO/CIE 11664-6) between two CIELAB colors. About 1 is just noticeable side by side. */
function deltaE([l1, a1, b1]: Rgb, [l2, a2, b2]: Rgb): number {
  const meanChroma = (Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2
  const g = 0.5 * (1 - Math.sqrt(meanChroma ** 7 / (meanChroma ** 7 + 25 ** 7)))
  const c1 = Math.hypot((1 + g) * a1, b1)
  const c2 = Math.hypot((1 + g) * a2, b2)
  const h1 = hueOf((1 + g) * a1, b1)
  const h2 = hueOf((1 + g) * a2, b2)

  const apart = Math.abs(h1 - h2) > 180 ? 360 : 0
  const turn = c1 * c2 === 0 ? 0 : h2 - h1 + (h2 > h1 ? -apart : apart)
  const lightness = l2 - l1
  const chroma = c2 - c1
  const hue = 2 * Math.sqrt(c1 * c2) * Math.sin(radians(turn / 2))

  const l = (l1 + l2) / 2
  const c = (c1 + c2) / 2
  const h = c1 * c2 === 0 ? h1 + h2 : (h1 + h2 + (h1 + h2 < 360 ? apart : -apart)) / 2
  const t =
    1 -
    0.17 * Math.cos(radians(h - 30)) +
    0.24 * Math.cos(radians(2 * h)) +
    0.32 * Math.cos(radians(3 * h + 6)) -
    0.2 * Math.cos(radians(4 * h - 63))
  const sl = 1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2)
  const sc = 1 + 0.045 * c
  const sh = 1 + 0.015 * c * t
  const rotation =
    -Math.sin(radians(60 * Math.exp(-(((h - 275) / 25) ** 2)))) * 2 * Math.sqrt(c ** 7 / (c ** 7 + 25 ** 7))

  return Math.sqrt((lightness / sl) ** 2 + (chroma / sc) ** 2 + (hue / sh) ** 2 + rotation * (chroma / sc) * (hue / sh))
}

/** Distance of two colors `#rrggbb` for the given color vision, in CIEDE2000. */
export const distanceSeen = (one: string, other: string, vision: Vision) =>
  deltaE(labSeen(one, vision), labSeen(other, vision))
