import type { ErrorObject } from 'ajv/dist/2020.js'

interface Params {
  type?: string | string[]
  limit?: number
  allowedValues?: (string | null)[]
  format?: string
}

/** Where the product's own words stand for a missing value. */
const ownTexts: Record<string, string> = {
  'createRecipe.name': 'Please fill recipe name',
  'updateRecipe.name': 'Please fill recipe name',
  'createRecipe.type': 'Please select recipe type',
  'updateRecipe.type': 'Please select recipe type',
  'createRecipe.lines': 'Please add atleast one ingredient information',
  'updateRecipe.lines': 'Please add atleast one ingredient information',
  'createVendor.vendorCode': 'Please provide vendor code',
  'updateVendor.vendorCode': 'Please provide vendor code',
  'createVendor.name': 'Please provide vendor name',
  'updateVendor.name': 'Please provide vendor name',
  'createStorageLocation.storageLocationName': 'Please provide storage loction',
  'updateStorageLocation.storageLocationName': 'Please provide storage loction',
  'createSite.siteName': 'Please enter Site Name',
  'updateSite.siteName': 'Please enter Site Name',
  'createInventorySite.siteName': 'Please enter Site Name',
  'updateInventorySite.siteName': 'Please enter Site Name',
  'createSite.schools': 'Please Select School',
  'updateSite.schools': 'Please Select School',
  'createInventorySite.schools': 'Please Select School',
  'updateInventorySite.schools': 'Please Select School',
  'createCatererHoliday.note': 'Please provide holiday name',
  'createUser.firstName': 'Please provide first name',
  'updateUser.firstName': 'Please provide first name',
  'createUser.lastName': 'Please provide last name',
  'updateUser.lastName': 'Please provide last name',
  'createUser.email': 'Please provide email',
  'updateUser.email': 'Please provide email',
  'createUser.mobile': 'Please provide mobile no',
  'updateUser.mobile': 'Please provide mobile no',
  'forgotPassword.username': 'Please provide email',
  'recoveryPassword.password': 'Password is mendatory',
}

/** Says what is wrong with a value and how to mend it. */
export function sentence(error: ErrorObject, field: string, operationId: string): string {
  const params = error.params as Params
  switch (error.keyword) {
    case 'required':
      return ownTexts[`${operationId}.${field}`] ?? `Please provide ${words(field)}.`
    case 'minLength':
      if (params.limit === 1) return ownTexts[`${operationId}.${field}`] ?? `Please provide ${words(field)}.`
      return `Use at least ${params.limit} characters.`
    case 'maxLength':
      return `Use at most ${params.limit} characters.`
    case 'minItems':
      return ownTexts[`${operationId}.${field}`] ?? `Please add at least ${params.limit}.`
    case 'maxItems':
      return `Send at most ${params.limit}.`
    case 'additionalProperties':
      return 'There is no field of this name: leave it out.'
    case 'enum':
      return `Choose one of: ${(params.allowedValues ?? []).filter((value) => value !== null).join(', ')}.`
    case 'minimum':
      return `Enter ${shown(params.limit)} or more.`
    case 'maximum':
      return `Enter ${shown(params.limit)} or less.`
    case 'exclusiveMinimum':
      return `Enter a number above ${shown(params.limit)}.`
    case 'exclusiveMaximum':
      return `Enter a number below ${shown(params.limit)}.`
    case 'format':
      return params.format === 'date' ? 'Write the date as YYYY-MM-DD, such as 2027-07-01.' : 'Use another format.'
    case 'pattern':
      return patternSentence(error)
    case 'type':
      return typeSentence(params.type)
    default:
      return 'Use another value.'
  }
}

function patternSentence(error: ErrorObject): string {
  const { description } = (error.parentSchema ?? {}) as { description?: string }
  if (description?.includes('the point')) {
    return `Write a decimal number such as 0.5: ${description.charAt(0).toLowerCase()}${description.slice(1)}`
  }
  return description === undefined ? 'Use another form.' : `Use another form. ${description}`
}

function typeSentence(type: string | string[] | undefined): string {
  switch (Array.isArray(type) ? type.find((name) => name !== 'null') : type) {
    case 'integer':
      return 'Enter a whole number.'
    case 'number':
      return 'Enter a number.'
    case 'string':
      return 'Enter text.'
    case 'boolean':
      return 'Use true or false.'
    case 'array':
      return 'Send a list.'
    default:
      return 'Send an object.'
  }
}

/** `lines.2.plannedServings` → "planned servings". */
function words(field: string): string {
  const name = field.split('.').at(-1) || 'a value'
  return name
    .replaceAll('_', ' ')
    .replace(/([a-z])([A-Z])/g, (_, before: string, after: string) => `${before} ${after.toLowerCase()}`)
}

function shown(limit: number | undefined): string {
  return (limit ?? 0).toLocaleString('en-US')
}
