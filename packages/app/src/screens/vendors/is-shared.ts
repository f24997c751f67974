import type { Vendor } from '@commissary/api-client'

/** Whether a vendor is shared by all caterers. Shared vendors are read-only. */
export const isShared = ({ catererId }: Pick<Vendor, 'catererId'>) => catererId === 0
