import { EveryEntry } from './EveryEntry.tsx'
import { renderPage } from './render-page.tsx'

process.stdout.write(JSON.stringify(renderPage(<EveryEntry />)))
