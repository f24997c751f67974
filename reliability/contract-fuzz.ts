// Generates valid and invalid requests from the schemas, `--runs` of each per operation.
import { readOptions, runTests } from './tests.ts'

const { runs, seed, project } = readOptions(600)
await runTests(
  ['contract-fuzz'],
  { FUZZ_RUNS: runs, FUZZ_SEED: seed },
  project,
  `${runs} valid and ${runs} invalid requests per operation, seed ${seed}`,
)
