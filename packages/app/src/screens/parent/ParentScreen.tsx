import { Skeleton } from '@commissary/ui'
import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router-dom'

import { parentPageOf } from '../../routing/paths.ts'
import { ParentHome } from './ParentHome.tsx'

// Parents open the menu every day and these rarely.
const ParentSettings = lazy(async () => ({ default: (await import('./ParentSettings.tsx')).ParentSettings }))
const ParentHelp = lazy(async () => ({ default: (await import('./ParentHelp.tsx')).ParentHelp }))

/** /parent: the parents' home page and, through their top bar, settings and help. */
export function ParentScreen() {
  const { search } = useLocation()
  const page = parentPageOf(search)
  if (page === 'home') return <ParentHome />
  return (
    <Suspense fallback={<Skeleton lines={8} />}>{page === 'settings' ? <ParentSettings /> : <ParentHelp />}</Suspense>
  )
}
