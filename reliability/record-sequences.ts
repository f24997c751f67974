// Runs random sequences of record changes against a plain model, `--runs` in all: created is readable, deleted is gone.
import { readOptions, runTests } from './tests.ts'

const { runs, seed, project } = readOptions(2000)
await runTests(
  ['matrix/sequences'],
  { FUZZ_RUNS: runs, FUZZ_SEED: seed },
  project,
  `${runs} sequences of changes, seed ${seed}`,
)
