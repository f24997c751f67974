import { type Import, mapImportColumns } from '@commissary/api-client'
import { allergens, nutrientCodes } from '@commissary/domain/food'
import type { Translate } from '@commissary/messages'
import { Banner, Button, Inline, Quiet, Select, Stack } from '@commissary/ui'
import { useState } from 'react'

import { reasonOf, saveFailure } from '../../forms/save-failure.ts'
import { useMessages } from '../../messages/messages.ts'
import { connection } from '../../session/connection.ts'
import { ColumnsTable } from './ColumnsTable.tsx'
import { productFieldChoice } from './field-names.ts'
import { GuessedBadge } from './GuessedBadge.tsx'
import { VendorSelect } from './VendorSelect.tsx'

const productFields = [
  'code',
  'description',
  'pack',
  'packSize',
  'brand',
  'foodGroup',
  'gtin',
  'vendor',
  'vendorItem',
  'casePrice',
  'price',
  'priceUnit',
  'poundPrice',
  'unitPrice',
  'status',
  'allergenText',
  ...allergens.map((allergen) => `allergens.${allergen}`),
  'servingGrams',
]

/** A column that is not imported. */
const unused = ''

const choices = (t: Translate) => [
  { value: unused, label: t('importProducts.notUsed') },
  ...[...productFields, ...nutrientCodes].map((field) => ({ value: field, label: productFieldChoice(field, t) })),
]

interface ColumnMappingProps {
  job: Import
  /** Follows the import while its file is read again. */
  onMapped: () => Promise<unknown>
}

/** What each column of a file of products is: as guessed, to be corrected by hand. */
export function ColumnMapping({ job: { id, preview, vendorId: stored }, onMapped }: ColumnMappingProps) {
  const t = useMessages()
  const [fields, setFields] = useState(() => preview.columns.map(({ field }) => field))
  const [vendorId, setVendorId] = useState(stored)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const isChanged = vendorId !== stored || preview.columns.some(({ field }, index) => field !== fields[index])
  const options = choices(t)
  const choose = (field: string, index: number) =>
    setFields(fields.map((one, at) => (at === index ? field || null : one)))

  async function handleApply() {
    setBusy(true)
    setFailure(null)
    try {
      await mapImportColumns(id, { fields, vendorId })
      connection.answered()
      await onMapped()
    } catch (error) {
      setFailure(reasonOf(saveFailure(error, t)))
      setBusy(false)
    }
  }

  return (
    <Stack gap={4}>
      <Stack isFormWide>
        <VendorSelect vendorId={vendorId} onChange={setVendorId} />
      </Stack>
      <ColumnsTable
        preview={preview}
        importedAs={({ header, field, isGuessed }, index) => (
          <Stack gap={1}>
            <Select
              label={header}
              isLabelHidden
              value={fields[index] ?? unused}
              options={options}
              onChange={(chosen) => choose(chosen, index)}
            />
            {isGuessed && field === fields[index] && <GuessedBadge />}
          </Stack>
        )}
      />
      {failure !== null && <Banner tone="error">{failure}</Banner>}
      <Inline>
        <Button variant="solid" isBusy={isBusy} disabled={!isChanged} onClick={handleApply}>
          {t('importProducts.mapping.apply')}
        </Button>
        <Quiet>{t('importProducts.mapping.hint')}</Quiet>
      </Inline>
    </Stack>
  )
}
