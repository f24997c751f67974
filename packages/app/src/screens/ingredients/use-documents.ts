import {
  createIngredientDocument,
  deleteIngredientDocument,
  type IngredientDocument,
  type IngredientDocumentInput,
  newKey,
  restoreIngredientDocument,
  updateIngredientDocument,
  useListIngredientDocuments,
} from '@commissary/api-client'
import { useToast } from '@commissary/ui'

import { cleanName, fileProblem, guessKind } from '../../documents/document-file.ts'
import { useUploads } from '../../documents/use-uploads.ts'
import { savedMessage } from '../../forms/save-failure.ts'
import { useFailureToast } from '../../forms/use-failure-toast.ts'
import { useMessages } from '../../messages/messages.ts'
import { useSession } from '../../session/session.tsx'

export type IngredientDocuments = ReturnType<typeof useDocuments>

/** The documents of an ingredient, and those on their way to it. Those of a new one (null) wait until it is saved. */
export function useDocuments(ingredientId: number | null) {
  const t = useMessages()
  const { formats } = useSession()
  const showToast = useToast()
  const fail = useFailureToast()
  const list = useListIngredientDocuments(ingredientId ?? 0, { enabled: ingredientId !== null })
  const uploads = useUploads({
    target: ingredientId,
    check: (file) => fileProblem(file, t, formats),
    send: async (to, file, call) => {
      await createIngredientDocument(to, file, { fileName: cleanName(file.name), kind: guessKind(file) }, call)
      if (to === ingredientId) await list.mutate()
    },
  })

  async function change(run: () => Promise<{ data: { message: string } }>, onUndo?: () => void) {
    try {
      const message = savedMessage(await run())
      await list.mutate()
      showToast({ tone: 'success', message, ...(onUndo && { onUndo }) })
    } catch (error) {
      await list.mutate()
      fail(error)
    }
  }

  return {
    isNew: ingredientId === null,
    list,
    uploads,
    /** The document that proves the crediting, if there is one. */
    proof: list.data?._embedded.documents.find(({ provesCrediting }) => provesCrediting),
    async save({ id, version }: IngredientDocument, input: IngredientDocumentInput) {
      try {
        await updateIngredientDocument(id, input, { ifMatch: version })
      } finally {
        await list.mutate()
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
    /** Attaches what was chosen before the ingredient was saved. What is refused is told by a message. */
    async sendWaiting(savedId: number | undefined) {
      if (ingredientId !== null || savedId === undefined) return
      for (const failed of await uploads.sendWaiting(savedId)) {
        showToast({ tone: 'error', message: t('documents.notAttached', failed) })
      }
    },
  }
}
