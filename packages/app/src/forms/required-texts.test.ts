import { limits } from '@commissary/api-client'
import { passwordTexts } from '@commissary/messages/password'
import { englishTranslator } from '@commissary/messages/translator'
import { expect, test } from 'vitest'

const t = englishTranslator()
const { NewSite, RecipeInput, RecoveryPassword, StorageLocationName, UserInput, VendorInput } = limits

// Forms have their own messages because those are translated. In English they are the contract's.
test.each([
  [t('vendors.errors.vendorCode'), VendorInput.vendorCode],
  [t('vendors.errors.name'), VendorInput.name],
  [t('menuPlaceholders.errors.name'), limits.MenuPlaceholderInput.name],
  [t('storageLocations.nameRequired'), StorageLocationName.storageLocationName],
  [t('inventorySites.nameRequired'), NewSite.siteName],
  [t('inventorySites.schoolRequired'), NewSite.schools],
  [passwordTexts.required, RecoveryPassword.password],
  [passwordTexts.emailRequired, limits.ForgotPassword.username],
  [t('recipeRecord.errors.name'), RecipeInput.name],
  [t('recipeRecord.errors.type'), RecipeInput.type],
  [t('recipeRecord.errors.lines'), RecipeInput.lines],
  [t('users.errors.firstName'), UserInput.firstName],
  [t('users.errors.lastName'), UserInput.lastName],
  [t('users.errors.email'), UserInput.email],
  [t('users.errors.mobile'), UserInput.mobile],
])('the form shows "%s" for an empty field, as the contract states', (text, { requiredMessage }) => {
  expect(text).toBe(requiredMessage)
})
