import '@commissary/ui/calendar.css'
import '@commissary/ui/fonts.css'
import { hydrateRoot } from 'react-dom/client'

import { EveryEntry } from './EveryEntry.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root')
hydrateRoot(root, <EveryEntry />)
