import { limits } from '@commissary/api-client'
import { Columns, Fold } from '@commissary/ui'
import { Checkbox, CheckboxGroup, MoneyField, NumberField, PhoneField, TextArea, TextField } from '@commissary/ui/form'

import { useWording } from '../../compliance/use-wording.ts'
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
      <OrderingFields readOnly={readOnly} />
    </>
  )
}

/** How the vendor takes orders. What is blank is unknown, and suggested orders say so. */
function OrderingFields({ readOnly }: { readOnly: boolean }) {
  const t = useMessages()
  const { formats } = useWording()
  const { currency } = useSession()
  const weekdays = [1, 2, 3, 4, 5, 6, 7].map((value) => ({
    value,
    label: formats.weekdayOf(value),
    disabled: readOnly,
  }))
  return (
    <Fold id="ordering" title={t('vendors.ordering')} summary={t('vendors.orderingHint')}>
      <Columns minWidth="12rem">
        <TextField
          name="terms"
          label={t('vendors.fields.terms')}
          hint={t('vendors.hints.terms')}
          maxLength={limits.VendorInput.terms.maxLength}
          readOnly={readOnly}
        />
        <NumberField
          name="leadDays"
          label={t('vendors.fields.leadDays')}
          hint={t('vendors.hints.leadDays')}
          readOnly={readOnly}
        />
        <TextField
          name="cutOffTime"
          label={t('vendors.fields.cutOffTime')}
          hint={t('vendors.hints.cutOffTime')}
          type="time"
          readOnly={readOnly}
        />
        <MoneyField
          name="minimumOrder"
          label={t('vendors.fields.minimumOrder')}
          currency={currency}
          readOnly={readOnly}
        />
      </Columns>
      <CheckboxGroup
        name="deliveryDays"
        label={t('vendors.fields.deliveryDays')}
        hint={t('vendors.hints.deliveryDays')}
        options={weekdays}
      />
    </Fold>
  )
}
