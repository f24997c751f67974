import type { Recipe } from '@commissary/api-client'
import { separator } from '@commissary/messages/nutrition'
import { Badge, Button, IconButton, Inline, Menu, Quiet } from '@commissary/ui'
import { Ellipsis } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'

import { useWording } from '../../../compliance/use-wording.ts'
import { recipeStatusTones } from '../../../lists/status-tones.ts'
import { useRecipeActions } from './use-recipe-actions.ts'

const VersionsDialog = lazy(async () => ({ default: (await import('./VersionsDialog.tsx')).VersionsDialog }))
const RecipeHistory = lazy(async () => ({ default: (await import('./RecipeHistory.tsx')).RecipeHistory }))

interface RecipeStatusProps {
  recipe: Recipe
  /** Whether the form has unsaved edits: actions on the whole record wait for them. */
  isEdited?: boolean
  /** Gets the recipe after a change, for a form that was opened with it. */
  onChanged?: (stored: Recipe) => unknown
}

/** The next step of each status. */
const nextStatus = { draft: 'tested', tested: 'approved', approved: null } as const

/** A recipe's status and version, and the actions on the whole recipe. */
export function RecipeStatus({ recipe, isEdited = false, onChanged }: RecipeStatusProps) {
  const { t } = useWording()
  const [opened, setOpened] = useState<'versions' | 'history' | null>(null)
  const actions = useRecipeActions(recipe, onChanged)
  const next = nextStatus[recipe.status]
  const waiting = isEdited && { disabled: true, disabledReason: t('recipeVersions.saveFirst') }
  const item = (label: string, onSelect: () => unknown) => ({ label, onSelect: () => void onSelect(), ...waiting })

  return (
    <>
      <Inline gap={3}>
        <Badge tone={recipeStatusTones[recipe.status]}>{t(`words.recipeStatuses.${recipe.status}`)}</Badge>
        <Quiet>
          <StatusText recipe={recipe} />
        </Quiet>
        {next && !isEdited && (
          <Button size="small" isBusy={actions.isBusy} onClick={() => void actions.move(next)}>
            {t(`recipeVersions.moveTo.${next}`)}
          </Button>
        )}
        <Menu
          label={t('recipeVersions.more', { name: recipe.name })}
          trigger={(props) => (
            <IconButton {...props} label={t('recipeVersions.more', { name: recipe.name })}>
              <Ellipsis aria-hidden />
            </IconButton>
          )}
          sections={[
            {
              items: [
                item(t('recipeVersions.versions'), () => setOpened('versions')),
                { label: t('recipeVersions.history'), onSelect: () => setOpened('history') },
                item(t('recipeVersions.duplicate'), actions.duplicate),
                ...(recipe.status === 'draft'
                  ? []
                  : [item(t('recipeVersions.moveTo.draft'), () => actions.move('draft'))]),
              ],
            },
            { items: [{ ...item(t('bulk.archive'), actions.archive), tone: 'danger' }] },
          ]}
        />
      </Inline>
      <Suspense>
        {opened === 'versions' && (
          <VersionsDialog recipe={recipe} onRestored={actions.reload} onClose={() => setOpened(null)} />
        )}
        {opened === 'history' && <RecipeHistory recipe={recipe} onClose={() => setOpened(null)} />}
      </Suspense>
    </>
  )
}

/** "Version 2 · from Dec 1, 2026 · approved by Dana Whitfield on Nov 23, 2026" */
function StatusText({ recipe: { versionNumber, validFrom, tested, approved } }: { recipe: Recipe }) {
  const { t, formats } = useWording()
  const step = approved ?? tested
  const word = approved ? 'approved' : 'tested'
  return [
    t('recipeVersions.version', { number: versionNumber }),
    ...(validFrom ? [t('recipeVersions.from', { date: formats.date(validFrom) })] : []),
    ...(step?.by ? [t(`recipeVersions.by.${word}`, { name: step.by, date: formats.instant(step.at) })] : []),
  ].join(separator)
}
