/**
 * Removes binary rounding noise (1.7499999999 becomes 1.75). Every value is settled before it is rounded down or compared
 * with a limit.
 */
export function settle(value: number): number {
  return Math.round(value * 1e9) / 1e9
}

/** Rounds to `digits` decimals, half away from zero, as numbers are shown: `roundTo(4.965, 2)` is 4.97. */
export function roundTo(value: number, digits: number): number {
  const size = Math.round(settle(Math.abs(value) * 10 ** digits)) / 10 ** digits
  return value < 0 ? -size : size
}

/** Rounds down to a multiple of `step`, as for credits: `floorTo(1.49, 0.25)` is 1.25. */
export function floorTo(value: number, step: number): number {
  return Math.floor(settle(value / step)) * step
}

/** Rounds to the nearest multiple of `step`, half up: `roundHalfUp(5.25, 0.5)` is 5.5. */
export function roundHalfUp(value: number, step: number): number {
  return Math.floor(settle(value / step) + 0.5) * step
}
