import { createInventorySite, limits, type Site, updateInventorySite } from '@commissary/api-client'
import { Link } from '@commissary/ui'
import { CheckboxGroup, Form, FormActions, TextField } from '@commissary/ui/form'
import { useMemo } from 'react'

import { useRecordForm } from '../../forms/use-record-form.ts'
import { useMessages } from '../../messages/messages.ts'
import { paths } from '../../routing/paths.ts'
import { useSession } from '../../session/session.tsx'
import { freeSchools, schoolOptions } from './school-options.ts'

interface SiteValues {
  siteName: string
  /** Ids, in the order of the schools' names. */
  schools: readonly number[]
}

interface InventorySiteFormProps {
  /** Null for a new one. */
  site: Site | null
  /** All sites. Each school can be in one site. */
  sites: readonly Site[]
  /** The save failed. Reload the sites, because another site may have one of the schools now. */
  onRefused: () => unknown
  onSaved: () => unknown
  onClose: () => void
}

/** Name and schools of an inventory site. */
export function InventorySiteForm({ site, sites, onRefused, onSaved, onClose }: InventorySiteFormProps) {
  const t = useMessages()
  const { catererId, schools: own, formats } = useSession()
  const siteId = site?.siteId ?? null
  const options = useMemo(() => schoolOptions({ own, sites, siteId }, t), [own, sites, siteId, t])
  const order = useMemo(() => new Map(options.map(({ value }, at) => [value, at])), [options])

  const toValues = (stored: Site | null): SiteValues => ({
    siteName: stored?.siteName ?? '',
    schools: (stored?.schools.map(({ schoolId }) => schoolId) ?? []).toSorted(
      (a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0),
    ),
  })
  const namesText = (value: unknown) =>
    Array.isArray(value)
      ? formats.list(options.filter((one) => value.includes(one.value)).map(({ label }) => label))
      : ''

  const record = useRecordForm({
    name: `inventory site ${siteId ?? 'new'}`,
    record: site,
    toValues,
    fields: [
      { name: 'siteName', label: t('inventorySites.name') },
      { name: 'schools', label: t('inventorySites.schools'), text: namesText },
    ],
    save: async (values, { ifMatch, idempotencyKey }) => {
      const siteName = values.siteName.trim()
      const schools = freeSchools(values.schools, options)
      try {
        if (siteId === null) {
          return await createInventorySite({ siteName, schools: [...schools] }, { catererId }, { idempotencyKey })
        }
        const objects = schools.map((schoolId) => ({ schoolId }))
        return await updateInventorySite(siteId, { siteId, siteName, schools: objects }, { catererId }, { ifMatch })
      } catch (error) {
        void onRefused()
        throw error
      }
    },
    onSaved,
  })

  return (
    <Form
      {...record.form}
      isWide
      validate={({ siteName, schools }) => ({
        siteName: siteName.trim() === '' ? t('inventorySites.nameRequired') : undefined,
        schools: freeSchools(schools, options).length === 0 ? t('inventorySites.schoolRequired') : undefined,
      })}
    >
      {record.notices}
      <TextField
        name="siteName"
        label={t('inventorySites.name')}
        required
        maxLength={limits.NewSite.siteName.maxLength}
        autoComplete="off"
      />
      <CheckboxGroup
        name="schools"
        label={t('inventorySites.schools')}
        required
        options={options}
        searchLabel={t('inventorySites.searchSchools')}
        selectAllText={(count) => t('inventorySites.selectAll', { count })}
        countText={(chosen, all) => t('inventorySites.chosen', { chosen, all })}
      />
      <FormActions
        start={
          <Link variant="outline" href={paths.inventorySites}>
            {t('inventorySites.back')}
          </Link>
        }
        onCancel={record.cancel(onClose)}
      />
    </Form>
  )
}
