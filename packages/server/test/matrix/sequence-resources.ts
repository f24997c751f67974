import { answersFor } from '@commissary/domain/food'

/** A record in the model: its unique key, another field, and its version. */
export interface ModelRecord {
  id: number
  key: string
  value: string
  version: number
  isGone: boolean
}

interface Sent {
  path: string
  query?: Record<string, string | number>
  body?: object
}

type Fields = Pick<ModelRecord, 'key' | 'value'>

/** A kind of record in the model: the request for each step, and its fields in a list. */
export interface Resource {
  name: string
  keys: readonly string[]
  /** The response status for a key that another record has. */
  taken: number
  /** Whether keys ignore case. */
  isFolded: boolean
  create: (catererId: number, fields: Fields) => Sent
  /** Null for a step that this kind does not support. */
  update: ((catererId: number, id: number, fields: Fields) => Sent) | null
  remove: ((catererId: number, id: number) => Sent) | null
  restore: ((id: number) => Sent) | null
  list: (catererId: number) => Sent
  fieldsOf: (row: Record<string, unknown>) => Fields
}

const vendor = (catererId: number, id: number, { key, value }: Fields) => ({
  id,
  catererId,
  vendorCode: key,
  name: value,
  contact: '',
  email: '',
  address: '',
  accountNo: '',
  active: true,
})

const placeholder = ({ key, value }: Fields) => ({
  name: key,
  category: 'Fruit',
  menuType: 'MEAL',
  credits: { FRUIT: 0.5 },
  note: value,
})

const recipe = ({ key, value }: Fields, lines: object[]) => ({
  number: key,
  name: value,
  type: 'myRecipe',
  portions: '10',
  lines,
})

/** `ingredientId` is an ingredient of the caterer, for recipe lines. */
export const resources = (ingredientId: number): Resource[] => [
  {
    name: 'vendors',
    keys: ['A1', 'a1', 'B2', 'C3'],
    taken: 422,
    isFolded: true,
    create: (catererId, fields) => ({ path: `/vendor/${catererId}`, body: vendor(catererId, 0, fields) }),
    update: (catererId, id, fields) => ({ path: `/vendor/${id}`, body: vendor(catererId, id, fields) }),
    remove: (_, id) => ({ path: `/vendor/${id}` }),
    restore: (id) => ({ path: `/vendor/${id}/restore` }),
    list: (catererId) => ({ path: `/vendor/all/${catererId}` }),
    fieldsOf: ({ vendorCode, name }) => ({ key: String(vendorCode), value: String(name) }),
  },
  {
    name: 'menu placeholders',
    keys: ['Fruit', 'fruit', 'Soup', 'Salad'],
    taken: 422,
    isFolded: true,
    create: (_, fields) => ({ path: '/commissary/menuPlaceholders', body: placeholder(fields) }),
    update: (_, id, fields) => ({ path: `/commissary/menuPlaceholders/${id}`, body: placeholder(fields) }),
    remove: (_, id) => ({ path: `/commissary/menuPlaceholders/${id}` }),
    restore: (id) => ({ path: `/commissary/menuPlaceholders/${id}/restore` }),
    list: () => ({ path: '/commissary/menuPlaceholders' }),
    fieldsOf: ({ name, note }) => ({ key: String(name), value: String(note) }),
  },
  {
    name: 'storage locations',
    keys: ['Cellar', 'cellar', 'Attic', 'Yard'],
    taken: 422,
    isFolded: true,
    create: (catererId, { key }) => ({ path: '/storageLocations', query: { catererId, storageLocationName: key } }),
    update: (catererId, id, { key }) => ({
      path: `/storageLocations/${id}`,
      query: { catererId, storageLocationName: key },
    }),
    remove: (catererId, id) => ({ path: `/storageLocations/${id}`, query: { catererId } }),
    restore: null,
    list: (catererId) => ({ path: '/storageLocations', query: { catererId } }),
    fieldsOf: ({ storageLocationName }) => ({ key: String(storageLocationName), value: '' }),
  },
  {
    name: 'holidays',
    keys: ['2031-03-30', '2031-10-26', '2031-12-31', '2032-02-29'],
    taken: 409,
    isFolded: false,
    create: (catererId, { key, value }) => ({
      path: '/commissary/catererHolidays',
      body: { catererId, date: key, note: value },
    }),
    update: null,
    remove: (_, id) => ({ path: `/commissary/catererHolidays/${id}` }),
    restore: null,
    list: (catererId) => ({
      path: '/commissary/catererHolidays/search/findByCatererIdAndDateBetween',
      query: { catererId, startDate: '2031-01-01', endDate: '2032-12-31' },
    }),
    fieldsOf: ({ date, note }) => ({ key: String(date), value: String(note) }),
  },
  {
    name: 'ingredients',
    keys: ['F1', 'f1', 'F2', 'F3'],
    taken: 422,
    isFolded: true,
    create: (_, { key, value }) => ({
      path: '/ingredient/ingredients',
      body: { code: key, name: value, nutrients: answersFor({}) },
    }),
    update: (_, id, { key, value }) => ({
      path: `/ingredient/ingredients/${id}`,
      body: { code: key, name: value, nutrients: answersFor({}) },
    }),
    remove: null,
    restore: null,
    list: () => ({ path: '/ingredient/ingredients', query: { size: 50 } }),
    fieldsOf: ({ code, name }) => ({ key: String(code), value: String(name) }),
  },
  {
    name: 'recipes',
    // Recipe numbers need not be unique, so each step uses a different one.
    keys: ['R1', 'R2', 'R3', 'R4'],
    taken: 201,
    isFolded: false,
    create: (_, fields) => ({
      path: '/recipe/recipes',
      body: recipe(fields, [{ ingredientId, amount: '1', unit: 'g' }]),
    }),
    update: (_, id, fields) => ({
      path: `/recipe/recipes/${id}`,
      body: recipe(fields, [{ ingredientId, amount: '2', unit: 'g' }]),
    }),
    remove: null,
    restore: null,
    list: () => ({ path: '/recipe/recipes', query: { size: 50 } }),
    fieldsOf: ({ number, name }) => ({ key: String(number), value: String(name) }),
  },
]
