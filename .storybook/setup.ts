// One file, because the page loads each setup file again for each file of stories. What it imports is loaded once.
import './react-tracing.ts'
import './timeouts.ts'

import { afterEach } from 'vitest'

import { compareScreenshot } from './visual/screenshot.ts'

afterEach(compareScreenshot)
