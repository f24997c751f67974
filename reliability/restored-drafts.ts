// Unsaved text: ten reloads, ten times Back and Forward, another page, another's save and a crashed tab; all fifty offered back. Needs a build.
import { runTests } from './tests.ts'

await runTests(['records'], { DRAFT_ROUNDS: '10' }, 'e2e')
