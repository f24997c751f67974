import { choices, type IngredientDocument, type IngredientDocumentInput } from '@commissary/api-client'
import { Columns } from '@commissary/ui'
import { Checkbox, DateField, FormDialog, FormValues, formError, Select } from '@commissary/ui/form'

import { connection } from '../session/connection.ts'
import { useMessages } from '../messages/messages.ts'
import { useSession } from '../session/session.tsx'

interface Values {
  kind: IngredientDocument['kind']
  validFrom: string
  expiresOn: string
  provesCrediting: boolean
}

interface DocumentDialogProps {
  document: IngredientDocument
  /** Whether the document's record has crediting to prove. */
  canProve: boolean
  onSave: (input: IngredientDocumentInput) => Promise<unknown>
  onClose: () => void
}

const isEvidence = ({ kind }: Values) => kind === 'CN_LABEL' || kind === 'PRODUCT_FORMULATION_STATEMENT'

/** What a document is, its dates, and whether it proves the crediting. The file itself never changes. */
export function DocumentDialog({ document, canProve, onSave, onClose }: DocumentDialogProps) {
  const t = useMessages()
  const { locale, timeZone } = useSession()
  const { fileName, kind, validFrom, expiresOn, provesCrediting } = document

  async function handleSubmit(values: Values) {
    try {
      await onSave({
        kind: values.kind,
        validFrom: values.validFrom || null,
        expiresOn: values.expiresOn || null,
        provesCrediting: values.provesCrediting && isEvidence(values),
      })
    } catch (error) {
      connection.failed(error)
      return formError(error)
    }
    connection.answered()
    onClose()
  }

  return (
    <FormDialog<Values>
      title={t('documents.edit', { name: fileName })}
      initialValues={{ kind, validFrom: validFrom ?? '', expiresOn: expiresOn ?? '', provesCrediting }}
      validate={(values) =>
        values.validFrom && values.expiresOn && values.expiresOn < values.validFrom
          ? { expiresOn: t('documents.expiresBeforeValid') }
          : {}
      }
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <Select
        name="kind"
        label={t('documents.fields.kind')}
        options={choices.DocumentKind.map((value) => ({ value, label: t(`documents.kinds.${value}`) }))}
      />
      <Columns minWidth="8rem">
        <DateField name="validFrom" label={t('documents.fields.validFrom')} locale={locale} timeZone={timeZone} />
        <DateField
          name="expiresOn"
          label={t('documents.fields.expiresOn')}
          hint={t('documents.fields.expiresHint')}
          locale={locale}
          timeZone={timeZone}
        />
      </Columns>
      <FormValues<Values>>
        {(values) =>
          canProve && isEvidence(values) ? (
            <Checkbox name="provesCrediting" label={t('documents.fields.provesCrediting')} />
          ) : null
        }
      </FormValues>
    </FormDialog>
  )
}
