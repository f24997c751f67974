// Generates requests from the schemas: `--runs` valid ones per operation, and twice as many invalid ones.
import { readOptions, runTests } from './tests.ts'

const { runs, seed, project } = readOptions(200)
await runTests(
  ['contract-fuzz'],
  { FUZZ_RUNS: runs, FUZZ_SEED: seed },
  project,
  `${runs} valid and ${2 * Number(runs)} invalid requests per operation, seed ${seed}`,
)
