import { type RecipeVersion, useReadRecipeVersion } from '@commissary/api-client'
import { ErrorState, Inline, Select, Skeleton, Stack } from '@commissary/ui'
import { DayComparison } from '@commissary/ui/menu'
import { useState } from 'react'

import { useWording } from '../../../compliance/use-wording.ts'
import { compareVersions } from './compare-versions.ts'

interface VersionComparisonProps {
  recipeId: number
  /** The latest one first; at least two. */
  versions: readonly RecipeVersion[]
}

/** Two versions side by side: the fields and lines that differ, and the nutrition and cost of both. */
export function VersionComparison({ recipeId, versions }: VersionComparisonProps) {
  const wording = useWording()
  const { t } = wording
  const [chosen, setChosen] = useState({ mine: versions[1]?.number ?? 1, theirs: versions[0]?.number ?? 1 })
  const mine = useReadRecipeVersion(recipeId, chosen.mine)
  const theirs = useReadRecipeVersion(recipeId, chosen.theirs)
  const failed = mine.error ? mine : theirs
  const name = (number: number) => t('recipeVersions.version', { number })
  const select = (side: keyof typeof chosen) => (
    <Select
      label={t(`recipeVersions.${side}`)}
      value={String(chosen[side])}
      onChange={(number) => setChosen({ ...chosen, [side]: Number(number) })}
      options={versions.map(({ number }) => ({ value: String(number), label: name(number) }))}
    />
  )

  return (
    <Stack gap={3}>
      <Inline gap={3}>
        {select('mine')}
        {select('theirs')}
      </Inline>
      {mine.data && theirs.data ? (
        <DayComparison
          label={t('recipeVersions.differences')}
          fieldName={t('recipeVersions.field')}
          mineName={name(chosen.mine)}
          theirsName={name(chosen.theirs)}
          isWhole
          rows={compareVersions(wording, mine.data, theirs.data)}
        />
      ) : failed.error ? (
        <ErrorState error={failed.error} onRetry={() => failed.mutate()} />
      ) : (
        <Skeleton lines={6} />
      )}
    </Stack>
  )
}
