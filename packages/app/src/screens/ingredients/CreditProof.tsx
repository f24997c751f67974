import type { CreditDocument } from '@commissary/api-client'
import { Banner, Quiet } from '@commissary/ui'

import { useMessages } from '../../messages/messages.ts'
import { useSession } from '../../session/session.tsx'

/** Names the document that proves the crediting, and says whether it has expired. Empty without one. */
export function CreditProof({ proof }: { proof: CreditDocument | undefined }) {
  const t = useMessages()
  const { formats, today } = useSession()
  if (!proof) return null
  const { fileName: name, expiresOn } = proof
  if (expiresOn === null) return <Quiet>{t('documents.proof', { name })}</Quiet>
  const words = { name, date: formats.date(expiresOn) }
  if (expiresOn >= today) return <Quiet>{t('documents.proofUntil', words)}</Quiet>
  return <Banner tone="warning">{t('documents.proofExpired', words)}</Banner>
}
