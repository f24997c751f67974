import { limits } from '@commissary/api-client'
import { Columns } from '@commissary/ui'
import { Checkbox, PhoneField, TextArea, TextField } from '@commissary/ui/form'

import { useMessages } from '../../messages/messages.ts'
import { useSession } from '../../session/session.tsx'

/** The fields of a vendor. `readOnly` for a shared one. */
export function VendorFields({ isNew = false, readOnly = false }: { isNew?: boolean; readOnly?: boolean }) {
  const t = useMessages()
  const { isdCode } = useSession()
  const { vendorCode, accountNo, name, email, address } = limits.VendorInput

  return (
    <>
      <Columns minWidth="16rem">
        <TextField
          name="vendorCode"
          label={t('vendors.fields.vendorCode')}
          required={!readOnly}
          maxLength={vendorCode.maxLength}
          autoFocus={isNew}
          readOnly={readOnly}
        />
        <TextField
          name="name"
          label={t('vendors.fields.name')}
          required={!readOnly}
          maxLength={name.maxLength}
          autoComplete="organization"
          readOnly={readOnly}
        />
        <TextField
          name="accountNo"
          label={t('vendors.fields.accountNo')}
          maxLength={accountNo.maxLength}
          readOnly={readOnly}
        />
        <TextField
          name="email"
          label={t('vendors.fields.email')}
          type="email"
          maxLength={email.maxLength}
          autoComplete="email"
          readOnly={readOnly}
        />
        <PhoneField name="contact" label={t('vendors.fields.contact')} dialCode={isdCode} readOnly={readOnly} />
      </Columns>
      <TextArea
        name="address"
        label={t('vendors.fields.address')}
        rows={3}
        maxLength={address.maxLength}
        autoComplete="street-address"
        readOnly={readOnly}
      />
      <Checkbox name="active" label={t('vendors.fields.active')} readOnly={readOnly} />
    </>
  )
}
