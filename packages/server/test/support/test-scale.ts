import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    testScale: TestScale
  }
}

/** How much the tests of a project do. Set in `packages/server/vitest.config.ts`. */
export interface TestScale {
  /** Every value in every place; each operation once per kind of refusal; or that for every ninth operation in costly tests. */
  matrix: 'exhaustive' | 'operations' | 'small'
  /** Whether tests that repeat the same steps for many operations try all of them. */
  everyOperation: boolean
  isNightly: boolean
}

const scale = inject('testScale')

/** False in the gate, for tests that it leaves out: `test.runIf(isNightly)`. Say what they are in `leftToNightly`. */
export const isNightly = scale.isNightly

export const isExhaustive = scale.matrix === 'exhaustive'

/** Whether this engine runs what does not depend on the engine. */
export const isMainEngine = scale.matrix !== 'small'

/** All values in an exhaustive matrix, the first `count` in any other. */
export const sampleOf = <Value>(values: readonly Value[], count: number): readonly Value[] =>
  isExhaustive ? values : values.slice(0, count)

const every = <Value>(step: number, values: readonly Value[]) => values.filter((_, at) => at % step === 0)

/** All values, or every ninth in a small matrix, where the engine matters less than the operation. */
export const everyNinthIfSmall = <Value>(values: readonly Value[]): readonly Value[] =>
  isMainEngine ? values : every(9, values)

/** All values in the nightly run and for mutants, one in `step` in the gate. */
export const everyInGate = <Value>(step: number, values: readonly Value[]): readonly Value[] =>
  scale.everyOperation ? values : every(step, values)

/** The size of a test: `nightly` in the nightly run, `gate` in the gate. */
export const sized = <Size>(nightly: Size, gate: Size): Size => (scale.isNightly ? nightly : gate)
