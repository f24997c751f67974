// Hosted visual review. Without a project token there is nothing to send to: the Storybook is built all the same.
import { bin, run } from './steps.ts'

if (process.env['CHROMATIC_PROJECT_TOKEN']) {
  process.exitCode = await run(bin('chromatic'), ['--exit-zero-on-changes'])
} else {
  const code = await run(bin('storybook'), ['build', '--quiet', '--disable-telemetry'])
  if (code === 0)
    console.log('Storybook is built in storybook-static. Set CHROMATIC_PROJECT_TOKEN to send it for review.')
  process.exitCode = code
}
