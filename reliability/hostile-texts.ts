// Hostile texts: every one of them in every field and every search, stored as it came or refused by its field.
import { readOptions, runTests } from './tests.ts'

const { project } = readOptions(1)
await runTests(['hostile-texts'], { HOSTILE_TEXTS: 'all' }, project)
