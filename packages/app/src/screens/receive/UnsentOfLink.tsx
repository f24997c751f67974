import { Banner } from '@commissary/ui'
import { useEffect, useState } from 'react'

import { useMessages } from '../../messages/messages.ts'
import { keptEdits } from '../../offline/kept-edits-store.ts'
import { keptOfLink } from './kept-of-link.ts'

/** Says that entries typed with a link that no longer opens were never sent, so that no one thinks they arrived. */
export function UnsentOfLink({ owner }: { owner: string }) {
  const t = useMessages()
  const [count, setCount] = useState(0)
  useEffect(() => {
    let isGone = false
    keptEdits.get([owner, keptOfLink]).then(
      (kept) => {
        const refused = kept?.refused ?? []
        const paths = [...(kept?.edits ?? []), ...refused.map(({ edit }) => edit)].map(({ path }) => path)
        if (!isGone) setCount(new Set(paths).size)
      },
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [owner])
  return count === 0 ? null : <Banner tone="warning">{t('receiving.unsent', { count })}</Banner>
}
