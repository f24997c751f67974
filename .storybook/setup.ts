// One file, because the page loads each setup file again for every file of stories. Its imports load only once.
import './react-tracing.ts'
import './timeouts.ts'

import { afterEach } from 'vitest'

import { compareScreenshot } from './visual/screenshot.ts'

afterEach(compareScreenshot)
