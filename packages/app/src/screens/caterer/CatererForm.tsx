import { type Caterer, type CountryDetail, limits, updateCaterer } from '@commissary/api-client'
import { temperatureUnitOf } from '@commissary/domain/units'
import { languageNames, languageOf, languages } from '@commissary/messages/languages'
import { Columns, TextField as PlainTextField } from '@commissary/ui'
import { Checkbox, Combobox, Form, FormActions, FormValues, ImageField, Select, TextField } from '@commissary/ui/form'
import { useMemo } from 'react'

import { useRecordForm } from '../../forms/use-record-form.ts'
import { useMessages } from '../../messages/messages.ts'
import { useSession } from '../../session/session.tsx'
import {
  catererErrors,
  type CatererValues,
  mergeableFields,
  timeZonesWith,
  timeZoneText,
  toValues,
} from './caterer-values.ts'

interface CatererFormProps {
  caterer: Caterer
  countries: readonly CountryDetail[]
  /** The name of a country's code. */
  nameOf: (code: string) => string
  onSaved: () => unknown
}

/** The size it is printed at, with room for high-resolution printers; the contract takes 200 KB. */
const logoLimits = { width: 480, height: 240, bytes: 200 * 1000 }

/** Name, country, time zone, language and logo. The country sets currency, paper and the unit of temperatures. */
export function CatererForm({ caterer, countries, nameOf, onSaved }: CatererFormProps) {
  const t = useMessages()
  const { formats } = useSession()
  const { catererId } = caterer
  const timeZones = useMemo(() => timeZonesWith(caterer.timeZone), [caterer.timeZone])
  const countryOf = (code: string) => countries.find(({ countryCode }) => countryCode === code)
  const record = useRecordForm<CatererValues, Caterer>({
    name: 'caterer',
    record: caterer,
    toValues,
    fields: mergeableFields(t, nameOf),
    save: ({ name, timeZone, language, ...values }, { ifMatch }) =>
      updateCaterer(
        catererId,
        { catererId, ...values, name: name.trim(), timeZone: timeZone ?? '', language: language || null },
        { ifMatch },
      ),
    onSaved,
  })

  const paperText = ({ widthIn, heightIn }: CountryDetail['paper']) =>
    t('caterer.paperSize', { width: formats.amount(widthIn, 2), height: formats.amount(heightIn, 2) })

  return (
    <Form {...record.form} validate={(values) => catererErrors(values, t)}>
      {record.notices}
      <TextField
        name="name"
        label={t('caterer.name')}
        required
        maxLength={limits.CatererInput.name.maxLength}
        autoComplete="organization"
      />
      <Columns>
        <Select
          name="country"
          label={t('caterer.country')}
          required
          options={countries.map(({ countryCode }) => ({ value: countryCode, label: nameOf(countryCode) }))}
        />
        <Combobox<string>
          name="timeZone"
          label={t('caterer.timeZone')}
          hint={t('caterer.timeZoneHint')}
          required
          options={timeZones}
          getLabel={timeZoneText}
          getKey={(name) => name}
        />
      </Columns>
      <FormValues<CatererValues>>
        {({ country }) => {
          const chosen = countryOf(country)
          return (
            <>
              <Select
                name="language"
                label={t('caterer.language')}
                hint={t('caterer.languageHint')}
                options={[
                  {
                    value: '',
                    label: t('caterer.languageOfCountry', { language: languageNames[languageOf(country)] }),
                  },
                  ...languages.map((code) => ({ value: code, label: languageNames[code] })),
                ]}
              />
              <Columns>
                {[
                  { label: t('caterer.currency'), value: chosen?.currency ?? caterer.currency },
                  { label: t('caterer.paper'), value: chosen ? paperText(chosen.paper) : '' },
                  { label: t('caterer.temperatures'), value: `°${temperatureUnitOf(country)}` },
                ].map(({ label, value }) => (
                  <PlainTextField
                    key={label}
                    label={label}
                    hint={t('caterer.byCountry')}
                    value={value}
                    onChange={() => undefined}
                    readOnly
                  />
                ))}
              </Columns>
            </>
          )
        }}
      </FormValues>
      <ImageField
        name="logo"
        label={t('caterer.logo')}
        hint={t('caterer.logoHint')}
        alt={t('caterer.logoAlt', { name: caterer.name })}
        limits={logoLimits}
      />
      {caterer.inventoryEnabled && (
        <Checkbox
          name="allowsNegativeStock"
          label={t('caterer.allowsNegativeStock')}
          hint={t('caterer.allowsNegativeStockHint')}
        />
      )}
      <FormActions />
    </Form>
  )
}
