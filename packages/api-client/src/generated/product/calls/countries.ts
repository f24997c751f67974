// Generated from openapi/ by `pnpm generate`. Do not edit.

import type { CallOptions } from '../../../send.ts'
import { sendToProduct } from '../../../send.ts'
import type { CountryDetailList } from '../../types.ts'

/** Lists countries with dial code, currency and paper size */
export async function listCountryDetails(options?: CallOptions): Promise<CountryDetailList> {
  return sendToProduct('/countryDetails', { ...options, method: 'GET' })
}
