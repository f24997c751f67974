// Runs random sequences of record changes against a plain model, `--runs` in all: created is readable, deleted is gone.
import { readOptions, runTests } from './tests.ts'

const { runs, seed, project } = readOptions(2000)
console.log(`Seed ${seed}: \`reliability record-sequences --runs ${runs} --seed ${seed}\` repeats this run.`)
await runTests(['matrix/sequences'], { FUZZ_RUNS: runs, FUZZ_SEED: seed }, project)
