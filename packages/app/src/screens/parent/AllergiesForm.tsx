import { type Allergen, type OwnChild, saveChildAllergies } from '@commissary/api-client'
import { Section } from '@commissary/ui'
import { CheckboxGroup, Form, FormActions } from '@commissary/ui/form'

import { useRecordForm } from '../../forms/use-record-form.ts'
import { useMessages } from '../../messages/messages.ts'
import { allergyNames } from '../../orders/allergy-names.ts'
import { useSession } from '../../session/session.tsx'

interface AllergiesFormProps {
  child: OwnChild
  /** Allergens that the caterer's country declares. */
  declared: readonly Allergen[]
  /** Reloads the child; undefined if the child is no longer the parent's. */
  onSaved: () => Promise<OwnChild | undefined>
}

/** What a child is allergic to. */
export function AllergiesForm({ child, declared, onSaved }: AllergiesFormProps) {
  const t = useMessages()
  const { formats } = useSession()
  const title = t('parent.allergiesOf', { child: `${child.firstName} ${child.lastName}` })
  const offered = [...new Set([...declared, ...child.allergies])]
  const record = useRecordForm<Pick<OwnChild, 'allergies'>, OwnChild>({
    name: `allergies of ${child.id}`,
    record: child,
    toValues: (stored) => ({ allergies: stored?.allergies ?? [] }),
    fields: [{ name: 'allergies', label: title, text: (value) => allergyNames(t, formats, value as Allergen[]) }],
    save: ({ allergies }, { ifMatch }) =>
      saveChildAllergies(child.id, { allergies }, ifMatch === undefined ? {} : { ifMatch }),
    onSaved: async () => {
      const stored = await onSaved()
      if (stored) record.restart(stored)
    },
  })

  return (
    <Section title={title}>
      <Form {...record.form}>
        {record.notices}
        <CheckboxGroup
          name="allergies"
          label={title}
          isLabelHidden
          hint={t('parent.allergiesHint')}
          options={offered.map((value) => ({ value, label: t(`words.allergens.${value}`) }))}
        />
        <FormActions submitText={t('parent.saveAllergies')} />
      </Form>
    </Section>
  )
}
