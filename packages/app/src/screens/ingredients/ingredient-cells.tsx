import type { Ingredient } from '@commissary/api-client'
import { Badge, Inline } from '@commissary/ui'

import { DocumentThumbnail } from '../../documents/DocumentThumbnail.tsx'
import { useMessages } from '../../messages/messages.ts'
import { RulesCell } from '../../nutrition/cells.tsx'
import { useSession } from '../../session/session.tsx'

/** The name, followed by the photo and the discontinued badge, so that names line up with or without them. */
export function NameCell({ ingredient: { name, photoId, isDiscontinued } }: { ingredient: Ingredient }) {
  const t = useMessages()
  if (photoId === null && !isDiscontinued) return <bdi>{name}</bdi>
  return (
    <Inline gap={2}>
      <bdi>{name}</bdi>
      {photoId !== null && <DocumentThumbnail id={photoId} size="small" />}
      {isDiscontinued && <Badge>{t('ingredients.discontinued')}</Badge>}
    </Inline>
  )
}

/** The credit rules, and a badge if the document that proves them has expired. */
export function CreditCell({ ingredient: { crediting, creditDocument } }: { ingredient: Ingredient }) {
  const t = useMessages()
  const { today } = useSession()
  const isExpired = creditDocument !== null && creditDocument.expiresOn !== null && creditDocument.expiresOn < today
  if (!isExpired) return <RulesCell rules={crediting} />
  return (
    <Inline gap={2}>
      <RulesCell rules={crediting} />
      <Badge tone="danger">{t('ingredients.proofExpired')}</Badge>
    </Inline>
  )
}
