import { limits } from '@commissary/api-client'
import { phoneDigits } from '@commissary/ui'
import { expect, test } from 'vitest'

test.each([limits.VendorInput.contact, limits.UserInput.mobile, limits.OwnProfileInput.mobile])(
  'a phone number has as many digits as the contract takes',
  ({ maxLength }) => {
    expect(phoneDigits).toBe(maxLength)
  },
)
