import { limits } from '@commissary/api-client'
import { Columns, Link, Section } from '@commissary/ui'
import { Checkbox, FieldList, NumberField, TextArea, TextField, useFormValue } from '@commissary/ui/form'

import { useMessages } from '../../messages/messages.ts'
import { paths } from '../../routing/paths.ts'
import { GradeFields } from './GradeFields.tsx'
import { MealFields } from './MealFields.tsx'
import { TermFields } from './TermFields.tsx'
import { useProposedSubdomain } from './use-proposed-subdomain.ts'

const { schoolName, subdomain, address, servingLines } = limits.SchoolRecordInput
/** The longest name of a serving line; the contract's limits do not include those of list entries. */
const lineLength = 50

/** Where families find the menu, once the school has a subdomain. */
function PublicMenuHint() {
  const t = useMessages()
  const subdomain = useFormValue('subdomain', '').value
  const isOn = useFormValue('hasPublicMenu', false).value
  if (!subdomain) return t('schools.publicMenuHint')
  const address = `${paths.publicMenus}/${subdomain}`
  return (
    <>
      {t('schools.publicMenuHint')}{' '}
      {isOn ? (
        <Link href={address} target="_blank">
          {address}
        </Link>
      ) : (
        address
      )}
    </>
  )
}

/** The fields of a school. */
export function SchoolFields({ isNew }: { isNew: boolean }) {
  const t = useMessages()
  const propose = useProposedSubdomain()

  return (
    <>
      <Section title={t('schools.sections.general')}>
        <TextField
          name="schoolName"
          label={t('schools.fields.schoolName')}
          required
          maxLength={schoolName.maxLength}
          autoFocus={isNew}
          onLeave={propose}
        />
        <GradeFields />
        <NumberField
          name="enrollment"
          label={t('schools.fields.enrollment')}
          hint={t('schools.fields.enrollmentHint')}
          placeholder={t('common.unknown')}
        />
      </Section>
      <MealFields />
      <Section title={t('schools.sections.address')}>
        <TextArea name="address" label={t('schools.fields.address')} rows={3} maxLength={address.maxLength} />
        <TextField
          name="subdomain"
          label={t('schools.fields.subdomain')}
          hint={t('schools.fields.subdomainHint')}
          maxLength={subdomain.maxLength}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Section>
      <TermFields />
      <Section title={t('schools.sections.servingLines')} description={t('schools.sections.servingLinesHint')}>
        <FieldList
          name="servingLines"
          isTabular
          label={t('schools.sections.servingLines')}
          newItem={() => ''}
          most={servingLines.maxItems}
          addText={t('schools.addServingLine')}
          removeText={(index) => t('schools.removeServingLine', { number: index + 1 })}
        >
          {(path) => (
            <Columns>
              <TextField name={path} label={t('schools.fields.servingLine')} required maxLength={lineLength} />
            </Columns>
          )}
        </FieldList>
      </Section>
      <Section title={t('schools.sections.modules')}>
        <Checkbox
          name="hasProductionRecord"
          label={t('schools.fields.productionRecord')}
          hint={t('schools.productionRecordHint')}
        />
        <Checkbox name="hasVendedMeals" label={t('schools.fields.vendedMeals')} hint={t('schools.vendedMealsHint')} />
        <Checkbox name="hasPublicMenu" label={t('schools.fields.publicMenu')} hint={<PublicMenuHint />} />
      </Section>
    </>
  )
}
