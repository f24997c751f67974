import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'

import '../floor/floor.css'
import { Week } from './Week.tsx'

const container = document.getElementById('root')
if (!container) throw new Error('The page has no #root')
createRoot(container).render(
  <StrictMode>
    <Week />
  </StrictMode>,
)
