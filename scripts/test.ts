// `test` runs every test of the gate, including those in a browser. `test FILTER…` runs the files whose path contains a
// filter, on the embedded database. `test --stage NAME` runs one stage of the gate.
import { parseArgs } from 'node:util'

import { leftToNightly as storiesLeftToNightly } from '../.storybook/left-to-nightly.ts'
import { leftToNightly as journeysLeftToNightly } from '../e2e/support/scale.ts'
import { leftToNightly } from '../packages/server/vitest.config.ts'
import { findOrInstallBrowser } from './browser.ts'
import { buildWhereStale } from './build.ts'
import { published } from './library.ts'
import { runStage } from './testing/second-run.ts'
import {
  nightlyStages,
  projectsOf,
  reasonToSkip,
  report,
  runProjects,
  type Stage,
  type StageOutcome,
  stages,
  unprovenRows,
} from './testing/stages.ts'

const { values, positionals: filters } = parseArgs({
  allowPositionals: true,
  options: { stage: { type: 'string', multiple: true } },
})
const names = Object.keys(stages) as Stage[]
const unknown = values.stage?.filter((name) => !names.includes(name as Stage)) ?? []
if (unknown.length > 0) {
  console.error(`No stage is named ${unknown.join(', ')}. Choose from: ${names.join('; ')}.`)
  process.exit(2)
}

const env = { COMMISSARY_GATE: '1' }

if (filters.length > 0) {
  const projects = projectsOf(filters)
  if (projects.length === 0) {
    console.error(`No test file's path contains ${filters.join(' or ')}.`)
    process.exit(2)
  }
  if (projects.includes('e2e')) await buildWhereStale()
  if (projects.includes('package')) await buildWhereStale([...published])
  const needsBrowser = projects.some((project) => ['storybook', 'e2e', 'package'].includes(project))
  const browser = needsBrowser ? await findOrInstallBrowser() : ''
  report([await runProjects(`${filters.join(', ')} (${projects.join(', ')})`, projects, { browser, filters })])
} else {
  const browser = await findOrInstallBrowser()
  await buildWhereStale(['app', 'server', ...published])
  const outcomes: StageOutcome[] = []
  let isWhole = true
  for (const name of names) {
    const reason = reasonToSkip(name)
    const isChosen = values.stage ? values.stage.includes(name) : !(name in nightlyStages)
    if (!isChosen) isWhole &&= name in nightlyStages
    else if (reason !== null) console.log(`Left out: ${name}. ${reason}`)
    else outcomes.push(await runStage(name, { browser, env }))
  }
  const left = [...storiesLeftToNightly, ...leftToNightly, ...journeysLeftToNightly, ...Object.values(nightlyStages)]
  for (const text of left) {
    console.log(`Left to nightly: ${text}`)
  }
  if (!isWhole) console.log('\nLeft out: specification coverage, which only a run of every stage can prove.')
  report(outcomes, isWhole ? unprovenRows(outcomes.flatMap(({ results }) => results)) : 0)
}
