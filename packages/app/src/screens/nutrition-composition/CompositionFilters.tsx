import { allergens } from '@commissary/domain/food'
import { Button, Inline, Select } from '@commissary/ui'
import { useState } from 'react'

import { SearchBox } from '../../forms/SearchBox.tsx'
import { useMessages } from '../../messages/messages.ts'
import { categoryText } from './composition-columns.tsx'
import { bases, type CompositionList, kinds } from './composition-list.ts'
import { NutrientsDialog } from './NutrientsDialog.tsx'

interface CompositionFiltersProps {
  list: CompositionList
  categories: readonly string[]
}

/** What the report lists, in which basis, and which nutrients are its columns. */
export function CompositionFilters({ list, categories }: CompositionFiltersProps) {
  const t = useMessages()
  const [isChoosing, setChoosing] = useState(false)
  const { kind, basis, filters, nutrients, set } = list
  return (
    <Inline gap={3} isFilling>
      <SearchBox label={t('foodReports.search')} {...list.search} />
      <Select
        label={t('foodReports.composition.kind')}
        isLabelHidden
        value={kind}
        options={kinds.map((value) => ({ value, label: t(`foodReports.composition.kinds.${value}`) }))}
        onChange={list.setKind}
      />
      <Select
        label={t('foodReports.composition.basis')}
        isLabelHidden
        value={basis}
        options={bases.map((value) => ({ value, label: t(`foodReports.composition.bases.${value}`) }))}
        onChange={(value) => set({ basis: value === 'portion' ? null : value })}
      />
      <Select
        label={t('foodReports.category')}
        isLabelHidden
        placeholder={t('foodReports.anyCategory')}
        value={filters.category ?? ''}
        options={categories.map((value) => ({ value, label: categoryText({ t }, kind, value) }))}
        onChange={(category) => set({ category })}
      />
      <Select
        label={t('foodReports.composition.freeOf')}
        isLabelHidden
        placeholder={t('foodReports.composition.anyAllergen')}
        value={filters.freeOf ?? ''}
        options={allergens.map((value) => ({
          value,
          label: `${t('foodReports.composition.freeOf')}: ${t(`words.allergens.${value}`)}`,
        }))}
        onChange={(freeOf) => set({ freeOf })}
      />
      <Button onClick={() => setChoosing(true)}>
        {t('foodReports.composition.nutrientsCount', { count: nutrients.length })}
      </Button>
      {isChoosing && (
        <NutrientsDialog
          chosen={nutrients}
          onChoose={(codes) => set({ nutrients: codes.join() })}
          onClose={() => setChoosing(false)}
        />
      )}
    </Inline>
  )
}
