// One look at everything that needs no running program: format, lint, types, the contract, dead code.
import { bin, root, run, step } from './steps.ts'

const typed = [
  'packages/domain',
  'packages/domain/tsconfig.node-tests.json',
  'packages/messages',
  'packages/api-client',
  'packages/ui',
  '.storybook',
  'packages/app',
  'packages/server',
  'e2e',
  'bench',
  'reliability',
  'scripts',
]

await step('Format', () => run(bin('oxfmt'), ['--check']))
await step('Lint', () => run(bin('oxlint'), ['--type-aware', '--deny-warnings']))
for (const folder of typed) await step(`Types of ${folder}`, () => run(bin('tsc'), ['-p', folder]))
await step('Contract', () => run(bin('redocly'), ['lint']))
await step('Generated files', () => run(process.execPath, ['scripts/generate.ts', '--check'], { cwd: root }))
await step('Coverage of the specification', () =>
  run(process.execPath, ['scripts/coverage.ts', '--check'], { cwd: root }),
)
await step('Dead code and dependencies', () => run(bin('knip'), []))
