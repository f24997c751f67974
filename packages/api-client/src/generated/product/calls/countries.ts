// Generated from openapi/ by `pnpm generate`. Do not edit.

import type { ListCountryDetails200 } from '../types.ts'
import type { CallOptions } from '../../../send.ts'
import { sendToProduct } from '../../../send.ts'

const getListCountryDetailsUrl = () => {
  return `/countryDetails`
}

/**
 * @summary Countries with dial code, currency and paper
 */
export const listCountryDetails = async (options?: CallOptions): Promise<ListCountryDetails200> => {
  return sendToProduct<ListCountryDetails200>(getListCountryDetailsUrl(), {
    ...options,
    method: 'GET',
  })
}
