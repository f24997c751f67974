// Lost update: two to twenty writers save one version at once, `--runs` rounds over all records; nobody overwrites unseen.
import { readOptions, runTests } from './tests.ts'

const { runs, project } = readOptions(5000)
const records = 10
await runTests(['lost-update'], { LOST_UPDATE_ROUNDS: String(Math.ceil(Number(runs) / records)) }, project)
