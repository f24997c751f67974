// Lets 8 writers move stock at random for `--runs` seconds, and recounts every figure from the moves while they do and at the end.
import { readOptions, runTests } from './tests.ts'

const { runs, project } = readOptions(60)
await runTests(
  ['modules/stock/recount'],
  { STOCK_RECOUNT_SECONDS: runs },
  project,
  `${runs} seconds of 8 writers of random moves`,
)
