import { type Recipe, type RecipeVersion, useListRecipeVersions } from '@commissary/api-client'
import { separator } from '@commissary/messages/nutrition'
import { Badge, Button, Dialog, ErrorState, Inline, Quiet, Section, Skeleton, Stack } from '@commissary/ui'
import { useState } from 'react'

import { useWording } from '../../../compliance/use-wording.ts'
import { recipeStatusTones } from '../../../lists/status-tones.ts'
import { MoveVersion } from './MoveVersion.tsx'
import { RestoreVersion } from './RestoreVersion.tsx'
import { VersionComparison } from './VersionComparison.tsx'

interface VersionsDialogProps {
  recipe: Recipe
  /** Reloads the recipe. */
  onRestored: () => Promise<unknown>
  onClose: () => void
}

/** The versions of a recipe: which days each is for and how to change them, what differs between two, and how to restore each. */
export function VersionsDialog({ recipe, onRestored, onClose }: VersionsDialogProps) {
  const { t } = useWording()
  const list = useListRecipeVersions(recipe.id)
  const versions = list.data?.recipeVersions
  const [restoring, setRestoring] = useState<number | null>(null)
  const [moving, setMoving] = useState<number | null>(null)
  const readAgain = () => Promise.all([list.mutate(), onRestored()])

  return (
    <Dialog
      title={t('recipeVersions.versionsOf', { name: recipe.name })}
      width="wide"
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('common.close')}</Button>}
    >
      <Stack gap={5}>
        {versions ? (
          <VersionList versions={versions} onRestore={setRestoring} onMove={setMoving} />
        ) : list.error ? (
          <ErrorState error={list.error} onRetry={() => list.mutate()} />
        ) : (
          <Skeleton lines={4} />
        )}
        {versions && versions.length > 1 && (
          <Section title={t('recipeVersions.compare')} description={t('recipeVersions.compareHint')}>
            <VersionComparison recipeId={recipe.id} versions={versions} />
          </Section>
        )}
        {versions?.length === 1 && <Quiet>{t('recipeVersions.onlyOne')}</Quiet>}
      </Stack>
      {restoring !== null && (
        <RestoreVersion recipe={recipe} number={restoring} onRestored={readAgain} onClose={() => setRestoring(null)} />
      )}
      {versions && moving !== null && (
        <MoveVersion
          recipe={recipe}
          versions={versions}
          number={moving}
          onMoved={readAgain}
          onClose={() => setMoving(null)}
        />
      )}
    </Dialog>
  )
}

interface VersionListProps {
  versions: readonly RecipeVersion[]
  onRestore: (number: number) => void
  onMove: (number: number) => void
}

function VersionList({ versions, onRestore, onMove }: VersionListProps) {
  const { t } = useWording()
  return (
    <Stack gap={3}>
      {versions.map((version, index) => (
        <Stack key={version.number} gap={1}>
          <Inline gap={3}>
            <strong>{t('recipeVersions.version', { number: version.number })}</strong>
            <Badge tone={recipeStatusTones[version.status]}>{t(`words.recipeStatuses.${version.status}`)}</Badge>
            {index > 0 && (
              <Button
                size="small"
                aria-label={t('recipeVersions.restoreVersion', { number: version.number })}
                onClick={() => onRestore(version.number)}
              >
                {t('recipeVersions.restore')}
              </Button>
            )}
            {version.validFrom !== null && (
              <Button
                size="small"
                aria-label={t('recipeVersions.firstDayOf', { number: version.number })}
                onClick={() => onMove(version.number)}
              >
                {t('recipeVersions.move')}
              </Button>
            )}
          </Inline>
          <Quiet>
            <DaysText version={version} />
          </Quiet>
        </Stack>
      ))}
    </Stack>
  )
}

/** "until Nov 30, 2026 · saved Nov 23, 2026 by Dana Whitfield" */
function DaysText({ version: { validFrom, until, savedAt, savedBy } }: { version: RecipeVersion }) {
  const { t, formats } = useWording()
  const days =
    validFrom !== null && validFrom === until
      ? t('recipeVersions.noDay')
      : until !== null
        ? t('recipeVersions.before', { date: formats.date(until) })
        : validFrom !== null
          ? t('recipeVersions.from', { date: formats.date(validFrom) })
          : t('recipeVersions.always')
  const date = formats.instant(savedAt)
  const saved = savedBy ? t('recipeVersions.savedBy', { date, name: savedBy }) : t('recipeVersions.saved', { date })
  return [days, saved].join(separator)
}
