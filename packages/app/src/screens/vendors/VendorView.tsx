import type { Vendor } from '@commissary/api-client'
import { Banner, Button, Inline } from '@commissary/ui'
import { Form } from '@commissary/ui/form'

import { useMessages } from '../../messages/messages.ts'
import { toValues } from './vendor-values.ts'
import { VendorFields } from './VendorFields.tsx'

/** A shared vendor: read-only fields that can be focused and copied. */
export function VendorView({ vendor, onClose }: { vendor: Vendor; onClose: () => void }) {
  const t = useMessages()
  return (
    <Form initialValues={toValues(vendor)} onSubmit={async () => undefined} isWide>
      <Banner>{t('vendors.sharedNote')}</Banner>
      <VendorFields readOnly />
      <Inline>
        <Button onClick={onClose}>{t('common.close')}</Button>
      </Inline>
    </Form>
  )
}
