import { Badge } from '@commissary/ui'

import { useMessages } from '../../messages/messages.ts'

/** A column whose header says nothing: its field is guessed from its values. */
export function GuessedBadge() {
  const t = useMessages()
  return (
    <span>
      <Badge tone="accent">{t('importProducts.guessed')}</Badge>
    </span>
  )
}
