// Unsaved input after 10 reloads, 10 times Back and Forward, another page, someone else's save and a crash: all 50 drafts offered. Needs a build.
import { runTests } from './tests.ts'

await runTests(['records'], { DRAFT_ROUNDS: '10' }, 'e2e', '10 rounds of 5 interruptions of a form')
