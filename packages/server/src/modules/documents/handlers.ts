import { notFound, rejected } from '../../contract/api-error.ts'
import type { Handlers } from '../../contract/operations.ts'
import { deleteFile, readBytes } from '../../files/file-store.ts'
import { isMisnamed, nameWithEnding, typeOf, type MediaType } from '../../files/file-type.ts'
import { drawPicture } from '../../files/picture.ts'
import { receiveFile } from '../../files/receive-file.ts'
import { message } from '../../shared/messages.ts'
import { documentColumns, type DocumentOwner, hasOwner, listDocuments } from './document-record.ts'
import { checkFileName } from './file-name.ts'
import {
  archiveDocument,
  beginUpload,
  insertDocument,
  readDocumentFile,
  restoreDocument,
  updateDocument,
} from './store.ts'

const maxMegabytes = 10

export const documentHandlers: Handlers<
  | 'listIngredientDocuments'
  | 'createIngredientDocument'
  | 'listRecipeDocuments'
  | 'createRecipeDocument'
  | 'listMenuItemDocuments'
  | 'createMenuItemDocument'
  | 'updateIngredientDocument'
  | 'deleteIngredientDocument'
  | 'restoreIngredientDocument'
  | 'readIngredientDocumentFile'
  | 'readIngredientDocumentThumbnail'
> = {
  listIngredientDocuments: (call) => list(call, { of: 'ingredient', id: call.path.id }),
  listRecipeDocuments: (call) => list(call, { of: 'recipe', id: call.path.id }),
  createIngredientDocument: (call) => attach(call, { of: 'ingredient', id: call.path.id }),
  createRecipeDocument: (call) => attach(call, { of: 'recipe', id: call.path.id }),
  listMenuItemDocuments: (call) => list(call, { of: 'menuItem', id: call.path.id }),
  createMenuItemDocument: (call) => attach(call, { of: 'menuItem', id: call.path.id }),

  async updateIngredientDocument({ path, body, ifMatch, work, t }) {
    const saved = await work((tx) => updateDocument(tx, { id: path.id, ifMatch }, body))
    return { status: 200, body: { data: { message: t('documents.updated'), ...saved } } }
  },

  async deleteIngredientDocument({ path, ifMatch, work, t }) {
    const saved = await work((tx) => archiveDocument(tx, { id: path.id, ifMatch }))
    return { status: 200, body: { data: { message: t('documents.deleted'), ...saved } } }
  },

  async restoreIngredientDocument({ path, once, t }) {
    return once(async (tx) => {
      const saved = await restoreDocument(tx, path.id)
      return { status: 200, body: { data: { message: t('documents.restored'), ...saved } } }
    })
  },

  async readIngredientDocumentFile({ path, work }) {
    const body = await work((tx) => readDocumentFile(tx, path.id, 'fileId'))
    if (!body) throw notFound(message('documents.notFound'))
    return { status: 200, body }
  },

  async readIngredientDocumentThumbnail({ path, work }) {
    const body = await work((tx) => readDocumentFile(tx, path.id, 'thumbnailFileId'))
    if (!body) throw notFound(message('documents.notFound'))
    return { status: 200, body }
  },
}

type Create = (typeof documentHandlers)['createIngredientDocument']
type Call<Id extends keyof typeof documentHandlers> = Parameters<(typeof documentHandlers)[Id]>[0]

async function list(
  { work }: Pick<Call<'listIngredientDocuments'>, 'work'>,
  owner: DocumentOwner,
): ReturnType<(typeof documentHandlers)['listIngredientDocuments']> {
  const documents = await work(async (tx) => ((await hasOwner(tx, owner)) ? listDocuments(tx, owner) : null))
  if (!documents) throw notFound(message(`${owner.of}s.notFound`))
  return { status: 200, body: { _embedded: { documents } } }
}

/** Receives the file of a new document. */
async function attach(
  { query, body, work, once, t }: Pick<Call<'createIngredientDocument'>, 'query' | 'body' | 'work' | 'once' | 't'>,
  owner: DocumentOwner,
): ReturnType<Create> {
  const { fileName, kind, validFrom = null, expiresOn = null } = query
  const input = { kind, validFrom, expiresOn }
  checkFileName(fileName)
  documentColumns(input)
  const fileId = await work((tx) => beginUpload(tx, owner, fileName))
  let isUsed = false
  try {
    let type: MediaType | null = null
    const received = await receiveFile(work, fileId, body, {
      maxBytes: maxMegabytes * 1024 * 1024,
      tooLarge: message('files.tooLarge', { megabytes: maxMegabytes }),
      checkStart: (start) => {
        type = acceptedType(start)
      },
    })
    const file = { fileId, type: type ?? acceptedType(new Uint8Array()), ...received }
    const picture =
      file.type === 'application/pdf' ? null : await drawPicture(await work((tx) => readBytes(tx, fileId)), file.type)
    let attached: number | null = null
    const answer = await once(async (tx) => {
      const saved = await insertDocument(tx, owner, input, { ...file, picture })
      attached = saved.id
      const text = isMisnamed(fileName, file.type)
        ? t('documents.attachedAs', { name: fileName, newName: nameWithEnding(fileName, file.type) })
        : t('documents.attached', { name: fileName })
      return { status: 201, body: { data: { message: text, ...saved } } }
    }, received.sha256)
    // A transaction that was rolled back and retried may find the response of another upload with the same key.
    isUsed = answer.body.data.id === attached
    return answer
  } finally {
    if (!isUsed) await work((tx) => deleteFile(tx, fileId))
  }
}

/** The type of a file by its first bytes. Throws a 422 that says what it is instead. */
function acceptedType(start: Uint8Array): MediaType {
  if (start.length === 0) throw rejected({ file: message('files.empty') })
  const found = typeOf(start)
  if ('problem' in found) throw rejected({ file: found.problem })
  return found.type
}
