import { afterAll } from 'vitest'

import { closeOpened } from './close-after-file.ts'

afterAll(closeOpened)
