import { useReadIngredientDocumentThumbnail } from '@commissary/api-client'
import { Thumbnail, type ThumbnailProps } from '@commissary/ui'
import { useState } from 'react'

// The picture of a document never changes, so it is read once.
const once = { revalidateOnFocus: false, revalidateIfStale: false, revalidateOnReconnect: false }

/** The thumbnail of a document, read when it is near the visible part of the page. The document's name is next to it. */
export function DocumentThumbnail({ id, size }: { id: number } & Pick<ThumbnailProps, 'size'>) {
  const [isNear, setIsNear] = useState(false)
  const { data } = useReadIngredientDocumentThumbnail(id, { ...once, enabled: isNear })
  return <Thumbnail src={data} alt="" onNear={() => setIsNear(true)} {...(size && { size })} />
}
