import { limits } from '@commissary/api-client'
import { Columns, Section } from '@commissary/ui'
import { DateField, FieldList, TextField } from '@commissary/ui/form'

import { useMessages } from '../../messages/messages.ts'
import { useSession } from '../../session/session.tsx'

const newTerm = () => ({ termName: '', startDate: '', endDate: '' })

/** When the school is open. */
export function TermFields() {
  const t = useMessages()
  const { locale, timeZone } = useSession()
  const { termName } = limits.SchoolTerm

  return (
    <Section title={t('schools.sections.terms')} description={t('schools.sections.termsHint')}>
      <FieldList
        name="terms"
        isTabular
        label={t('schools.sections.terms')}
        newItem={newTerm}
        most={limits.SchoolRecordInput.terms.maxItems}
        addText={t('schools.addTerm')}
        removeText={(index) => t('schools.removeTerm', { number: index + 1 })}
      >
        {(path) => (
          <Columns minWidth="8rem">
            <TextField
              name={`${path}.termName`}
              label={t('schools.fields.termName')}
              required
              maxLength={termName.maxLength}
            />
            {(['startDate', 'endDate'] as const).map((name) => (
              <DateField
                key={name}
                name={`${path}.${name}`}
                label={t(`schools.fields.${name}`)}
                required
                locale={locale}
                timeZone={timeZone}
              />
            ))}
          </Columns>
        )}
      </FieldList>
    </Section>
  )
}
