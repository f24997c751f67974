import type { Household } from '@commissary/api-client'
import { Banner, Facts, Section, Stack } from '@commissary/ui'

import { RecordHistory } from '../../history/RecordHistory.tsx'
import { useMessages } from '../../messages/messages.ts'
import { AdultSection } from './AdultSection.tsx'
import { householdWords } from './household-values.ts'
import { Ledger } from './Ledger.tsx'
import { StudentSection } from './StudentSection.tsx'

interface HouseholdViewProps {
  household: Household
  onChanged: () => Promise<unknown>
}

/** A household: its students, its adults, how to reach it, and what changed its balance and its details. */
export function HouseholdView({ household, onChanged }: HouseholdViewProps) {
  const t = useMessages()
  const { code, email, phone, note } = household
  const contact = Object.entries({ code, email, phone, note }).flatMap(([id, value]) =>
    value === null ? [] : [{ id, label: t(`families.fields.${id as 'code'}`), value: <bdi>{value}</bdi> }],
  )
  return (
    <Stack gap={6}>
      {household.isArchived && <Banner>{t('families.archivedNote')}</Banner>}
      <StudentSection household={household} onChanged={onChanged} />
      <AdultSection household={household} onChanged={onChanged} />
      {contact.length > 0 && (
        <Section title={t('families.details.title')}>
          <Facts items={contact} />
        </Section>
      )}
      <Ledger key={household.balance} household={household} />
      <RecordHistory
        recordType="household"
        recordId={household.id}
        version={household.version}
        words={householdWords(t)}
      />
    </Stack>
  )
}
