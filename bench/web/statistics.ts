/** The middle value; with an even number of values, the upper of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

/** The value that 95 of 100 stay below. */
export function p95(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN
}

/** Measurements by name. */
export class Samples {
  readonly #values = new Map<string, number[]>()

  add(name: string, value: number): void {
    this.#values.set(name, [...(this.#values.get(name) ?? []), value])
  }

  median(name: string): number {
    return median(this.of(name))
  }

  /** Throws for a name that was never measured. */
  of(name: string): readonly number[] {
    const values = this.#values.get(name)
    if (!values) throw new Error(`Nothing was measured as "${name}"`)
    return values
  }
}
