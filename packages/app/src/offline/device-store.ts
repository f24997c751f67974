// IndexedDB without a library: two databases with one store each take less code than a library would. Keys are [owner, name].

/** Who something on this device belongs to: a user of a caterer, or a receiving link. Nobody else's is ever read. */
export type Owner = string

export type DeviceKey = [owner: Owner, name: string]

export interface DeviceStore<Value> {
  get: (key: DeviceKey) => Promise<Value | undefined>
  /** Changes a value in one transaction, so that two tabs do not lose each other's changes; undefined removes it. */
  update: (key: DeviceKey, change: (value: Value | undefined) => Value | undefined) => Promise<Value | undefined>
  /** Everything of an owner, by name. */
  all: (owner: Owner) => Promise<[name: string, value: Value][]>
  /** Removes the values for which `isGone` holds, of any owner. */
  removeWhere: (isGone: (value: Value) => boolean) => Promise<void>
}

const storeName = 'kept'

/** A store on this device. Its promises reject where the browser keeps nothing, such as in some private windows. */
export function deviceStore<Value>(databaseName: string): DeviceStore<Value> {
  let opening: Promise<IDBDatabase> | null = null

  function open(): Promise<IDBDatabase> {
    opening ??= new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(databaseName, 1)
      request.onupgradeneeded = () => request.result.createObjectStore(storeName)
      request.onsuccess = () => {
        const database = request.result
        // A logout deletes the reads, and a newer version of the page may change the store.
        database.onversionchange = () => {
          database.close()
          opening = null
        }
        database.addEventListener('close', () => {
          opening = null
        })
        resolve(database)
      }
      request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB is not available')))
    }).catch((error: unknown) => {
      opening = null
      throw error
    })
    return opening
  }

  /** Runs requests in one transaction. Resolves once it is on the disk. */
  async function run<Result>(
    mode: IDBTransactionMode,
    work: (store: IDBObjectStore, answer: (result: Result) => void) => void,
  ): Promise<Result> {
    const database = await open()
    return new Promise<Result>((resolve, reject) => {
      // The device may be switched off at any moment.
      const transaction = database.transaction(storeName, mode, { durability: 'strict' })
      let result: Result
      work(transaction.objectStore(storeName), (value) => {
        result = value
      })
      transaction.oncomplete = () => resolve(result)
      transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('Not kept')))
    })
  }

  return {
    get: (key) =>
      run('readonly', (store, answer) => {
        const request = store.get(key) as IDBRequest<Value | undefined>
        request.onsuccess = () => answer(request.result)
      }),

    update: (key, change) =>
      run('readwrite', (store, answer) => {
        const request = store.get(key) as IDBRequest<Value | undefined>
        request.onsuccess = () => {
          const next = change(request.result)
          if (next === undefined) store.delete(key)
          else store.put(next, key)
          answer(next)
        }
      }),

    all: (owner) =>
      run('readonly', (store, answer) => {
        const found: [string, Value][] = []
        answer(found)
        const request = store.openCursor(IDBKeyRange.bound([owner], [owner, []]))
        request.onsuccess = () => {
          const cursor = request.result
          if (!cursor) return
          found.push([(cursor.key as DeviceKey)[1], cursor.value as Value])
          cursor.continue()
        }
      }),

    removeWhere: (isGone) =>
      run('readwrite', (store, answer: (result: undefined) => void) => {
        answer(undefined)
        const request = store.openCursor()
        request.onsuccess = () => {
          const cursor = request.result
          if (!cursor) return
          if (isGone(cursor.value as Value)) cursor.delete()
          cursor.continue()
        }
      }),
  }
}
