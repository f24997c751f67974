/**
 * Read cells that exist by construction; outside an array they are zero. One function per array type: sharing one makes
 * the call polymorphic, which slows the analysis of a year several times.
 */
export function real(array: Float64Array, index: number): number {
  return array[index] ?? 0
}

export function byte(array: Uint8Array, index: number): number {
  return array[index] ?? 0
}

export function whole(array: Uint32Array, index: number): number {
  return array[index] ?? 0
}

export function add(array: Float64Array, index: number, value: number): void {
  array[index] = (array[index] ?? 0) + value
}

/** The number of set bits. */
export function bitCount(bits: number): number {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1
  return count
}
