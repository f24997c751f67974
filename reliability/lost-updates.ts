// Lets 2 to 20 writers save the same version at once, `--runs` rounds over all records: no silent overwrites.
import { readOptions, runTests } from './tests.ts'

const { runs, project } = readOptions(5000)
const records = 10
await runTests(
  ['lost-update'],
  { LOST_UPDATE_ROUNDS: String(Math.ceil(Number(runs) / records)) },
  project,
  `${runs} rounds of 2 to 20 simultaneous saves`,
)
