import { expect, test } from 'vitest'

import { storageLocation } from '../db/schema/inventory-site.ts'
import { vendor } from '../db/schema/vendor.ts'
import { column, columns, defineRecord, notStored, type FieldsOf } from './record.ts'

interface Input {
  catererId: number
  storageLocationName: string
}

const name = column('storageLocationName', (text: string) => text.trim())
const shared = { type: 'storageLocation', texts: 'storageLocations', read: () => Promise.resolve(null) } as const

const fields = { catererId: notStored, storageLocationName: name } satisfies FieldsOf<Input, typeof storageLocation>
const kind = defineRecord({ ...shared, table: storageLocation, fields })

test('an input becomes columns, and a row becomes history', () => {
  const row = kind.toColumns({ catererId: 7, storageLocationName: ' Cellar ' })
  expect(row).toEqual({ storageLocationName: 'Cellar' })
  expect(kind.toHistory(row, { schools: ['Ash'] })).toEqual({ storageLocationName: 'Cellar', schools: ['Ash'] })
})

test('the history keeps the order of the fields, with those of other tables in their place', () => {
  const { toHistory } = defineRecord({
    ...shared,
    table: storageLocation,
    fields: { schools: notStored, storageLocationName: name },
  })
  expect(Object.keys(toHistory({ storageLocationName: 'Cellar' }, { schools: ['Ash'], extra: 1 }))).toEqual([
    'schools',
    'storageLocationName',
    'extra',
  ])
})

test('a forgotten field or column does not compile', () => {
  // @ts-expect-error -- catererId is missing
  const forgotten = { storageLocationName: name } satisfies FieldsOf<Input, typeof storageLocation>
  const unknownColumn = {
    catererId: notStored,
    // @ts-expect-error -- the table has no such column
    storageLocationName: columns((text: string) => ({ fax: text })),
  } satisfies FieldsOf<Input, typeof storageLocation>
  // @ts-expect-error -- no field writes the columns of a vendor
  const incomplete = () => defineRecord({ ...shared, type: 'vendor', table: vendor, fields: {} })
  expect([forgotten, unknownColumn, incomplete]).toHaveLength(3)
})
