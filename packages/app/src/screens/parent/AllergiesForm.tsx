import { type Allergen, type OwnChild, saveChildAllergies } from '@commissary/api-client'
import { Section } from '@commissary/ui'
import { CheckboxGroup, Form, FormActions } from '@commissary/ui/form'

import { useMessages } from '../../messages/messages.ts'
import { useOwnSave } from './use-own-save.ts'

interface AllergiesFormProps {
  child: OwnChild
  /** Allergens that the caterer's country declares. */
  declared: readonly Allergen[]
  onChanged: () => Promise<unknown>
}

/** What a child is allergic to. */
export function AllergiesForm({ child, declared, onChanged }: AllergiesFormProps) {
  const t = useMessages()
  const { formKey, save } = useOwnSave(onChanged)
  const title = t('parent.allergiesOf', { child: `${child.firstName} ${child.lastName}` })
  const offered = [...new Set([...declared, ...child.allergies])]

  return (
    <Section title={title}>
      <Form
        key={formKey}
        initialValues={{ allergies: child.allergies }}
        onSubmit={({ allergies }) =>
          save(() => saveChildAllergies(child.id, { allergies }, { ifMatch: child.version }))
        }
      >
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
