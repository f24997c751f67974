import { type ApiError, type PlannedReplacementPreview, previewPlannedReplacement } from '@commissary/api-client'
import useSWR from 'swr'

type Question = Omit<Parameters<typeof previewPlannedReplacement>[0], 'except'>

/** The days that a replacement changes. The verdicts leave out the days that are to stay. */
export function usePlannedPreview(question: Question | null, left: ReadonlySet<string>) {
  const except = [...left].toSorted().map((key) => {
    const [menuId = '', day = ''] = key.split(' ')
    return { menuId: Number(menuId), day }
  })
  return useSWR<PlannedReplacementPreview, ApiError>(
    question && ['previewPlannedReplacement', question, except],
    () => previewPlannedReplacement({ ...(question as Question), except }),
    // The days stay on screen while their verdicts are computed again.
    { revalidateOnFocus: false, keepPreviousData: left.size > 0 },
  )
}
