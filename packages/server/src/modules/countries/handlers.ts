import type { Handlers } from '../../contract/operations.ts'
import { countries } from './countries.ts'

export const countryHandlers: Handlers<'listCountryDetails'> = {
  async listCountryDetails() {
    return { status: 200, body: { _embedded: { countryDetails: countries } } }
  },
}
