import { type MenuPlaceholder, useListMenuPlaceholders } from '@commissary/api-client'
import type { ExpectedCredits, PlaceholderCredits } from '@commissary/domain/menu'
import { useMemo } from 'react'

/** What placeholders are expected to bring. Nothing is expected of an archived one, or before the list has loaded. */
export function useExpectedCredits(): ExpectedCredits {
  const { data } = useListMenuPlaceholders({ revalidateOnFocus: false })
  return useMemo(() => {
    const credits = new Map(data?._embedded.menuPlaceholders.map((one) => [one.id, stated(one)]))
    return (id) => credits.get(id)
  }, [data])
}

/** The credits that are expected, without those that are null. */
const stated = ({ credits }: MenuPlaceholder): PlaceholderCredits =>
  Object.fromEntries(Object.entries(credits).filter(([, credit]) => credit !== null))
