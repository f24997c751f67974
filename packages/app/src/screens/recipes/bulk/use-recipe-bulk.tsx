import { deleteRecipe, newKey, patchRecipe, type RecipeSummary, restoreRecipe } from '@commissary/api-client'
import { lazy, Suspense, useState } from 'react'

import { useBulk } from '../../../lists/use-bulk.ts'
import { useMessages } from '../../../messages/messages.ts'

const BulkEditDialog = lazy(async () => ({ default: (await import('./BulkEditDialog.tsx')).BulkEditDialog }))

interface RecipeBulkOptions {
  /** The recipes of the shown page. */
  rows: readonly RecipeSummary[] | undefined
  reload: () => Promise<unknown>
  onPrint: (ids: readonly number[]) => void
}

type Keys = ReadonlySet<string | number>

/** Edit, print and archive for the selected recipes. Returns props of the table, and the dialog while it is open. */
export function useRecipeBulk({ rows, reload, onPrint }: RecipeBulkOptions) {
  const t = useMessages()
  const [edited, setEdited] = useState<Keys | null>(null)
  const { runOn, ...bulk } = useBulk({
    rows,
    keyOf: ({ id }) => id,
    nameOf: ({ name }) => name,
    reload,
    actions: [
      {
        label: t('bulk.archive'),
        tone: 'danger',
        question: (count) => t('bulk.archiveQuestion', { count }),
        done: (count) => t('bulk.archived', { count }),
        run: ({ id, version }) => deleteRecipe(id, { ifMatch: version }),
        undo: {
          run: ({ id }) => restoreRecipe(id, { idempotencyKey: newKey() }),
          done: (count) => t('bulk.restored', { count }),
        },
      },
    ],
  })

  const tableProps = {
    ...bulk,
    bulkActions: (keys: Keys) => [
      { label: t('recipes.bulk.edit'), onSelect: () => setEdited(keys) },
      { label: t('recipes.bulk.print'), onSelect: () => onPrint([...keys].map(Number)) },
      ...bulk.bulkActions(keys),
    ],
  }
  const dialog = (
    <Suspense>
      {edited && (
        <BulkEditDialog
          count={edited.size}
          onClose={() => setEdited(null)}
          onSave={(patch) =>
            runOn(edited, {
              run: ({ id, version }) => patchRecipe(id, patch, { ifMatch: version }),
              done: (count) => t('recipes.bulk.edited', { count }),
            })
          }
        />
      )}
    </Suspense>
  )
  return { tableProps, dialog }
}
