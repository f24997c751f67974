import {
  createIngredientDocument,
  createMenuItemDocument,
  createRecipeDocument,
  deleteIngredientDocument,
  type IngredientDocument,
  type IngredientDocumentInput,
  newKey,
  restoreIngredientDocument,
  updateIngredientDocument,
  useListIngredientDocuments,
  useListMenuItemDocuments,
  useListRecipeDocuments,
} from '@commissary/api-client'
import { useToast } from '@commissary/ui'

import { cleanName, fileProblem, guessKind } from './document-file.ts'
import { useUploads } from './use-uploads.ts'
import { savedMessage } from '../forms/save-failure.ts'
import { useFailureToast } from '../forms/use-failure-toast.ts'
import { useMessages } from '../messages/messages.ts'
import { useSession } from '../session/session.tsx'

export type RecordDocuments = ReturnType<typeof useDocuments>

/** The record that the documents belong to; its id is null until it is saved. */
interface DocumentOwner {
  of: 'ingredient' | 'recipe' | 'menuItem'
  id: number | null
  /** Called after its documents have changed. */
  onChanged?: () => unknown
}

const create = {
  ingredient: createIngredientDocument,
  recipe: createRecipeDocument,
  menuItem: createMenuItemDocument,
}

/** The documents of a record, and those being sent to it. Documents of a new record wait until it is saved. */
export function useDocuments({ of, id: ownerId, onChanged }: DocumentOwner) {
  const t = useMessages()
  const { formats } = useSession()
  const showToast = useToast()
  const fail = useFailureToast()
  const isSaved = ownerId !== null
  const ofIngredient = useListIngredientDocuments(ownerId ?? 0, { enabled: isSaved && of === 'ingredient' })
  const ofRecipe = useListRecipeDocuments(ownerId ?? 0, { enabled: isSaved && of === 'recipe' })
  const ofItem = useListMenuItemDocuments(ownerId ?? 0, { enabled: isSaved && of === 'menuItem' })
  const list = { ingredient: ofIngredient, recipe: ofRecipe, menuItem: ofItem }[of]
  const reload = async () => {
    await list.mutate()
    onChanged?.()
  }
  const uploads = useUploads({
    target: ownerId,
    check: (file) => fileProblem(file, t, formats),
    send: async (to, file, call) => {
      await create[of](to, file, { fileName: cleanName(file.name), kind: guessKind(file) }, call)
      if (to === ownerId) await reload()
    },
  })

  async function change(run: () => Promise<{ data: { message: string } }>, onUndo?: () => void) {
    try {
      const message = savedMessage(await run())
      await reload()
      showToast({ tone: 'success', message, ...(onUndo && { onUndo }) })
    } catch (error) {
      await list.mutate()
      fail(error)
    }
  }

  return {
    of,
    isNew: !isSaved,
    list,
    uploads,
    /** The document that proves the crediting, if there is one. */
    proof: list.data?._embedded.documents.find(({ provesCrediting }) => provesCrediting),
    async save({ id, version }: IngredientDocument, input: IngredientDocumentInput) {
      try {
        await updateIngredientDocument(id, input, { ifMatch: version })
      } finally {
        await reload()
      }
    },
    remove({ id, version }: IngredientDocument) {
      const idempotencyKey = newKey()
      const restore = () => change(() => restoreIngredientDocument(id, { idempotencyKey }))
      return change(
        () => deleteIngredientDocument(id, { ifMatch: version }),
        () => void restore(),
      )
    },
    /** Attaches what was chosen before the record was saved. A message reports each file that is refused. */
    async sendWaiting(savedId: number | undefined) {
      if (isSaved || savedId === undefined) return
      for (const failed of await uploads.sendWaiting(savedId)) {
        showToast({ tone: 'error', message: t('documents.notAttached', failed) })
      }
    },
  }
}
