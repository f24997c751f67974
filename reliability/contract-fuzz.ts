// Generates valid and invalid requests from the schemas, `--runs` of each per operation.
import { readOptions, runTests } from './tests.ts'

const { runs, seed, project } = readOptions(600)
console.log(`Seed ${seed}: \`reliability contract-fuzz --runs ${runs} --seed ${seed}\` repeats this run.`)
await runTests(['contract-fuzz'], { FUZZ_RUNS: runs, FUZZ_SEED: seed }, project)
