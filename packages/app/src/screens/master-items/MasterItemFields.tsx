import { choices, limits } from '@commissary/api-client'
import type { MenuType } from '@commissary/domain/menu'
import { Columns, Fold, Inline, Link as PageLink, Quiet, Section } from '@commissary/ui'
import { Checkbox, CheckboxGroup, Combobox, FormValues, NumberField, Select, TextField } from '@commissary/ui/form'
import type { ReactNode } from 'react'

import { useMessages } from '../../messages/messages.ts'
import { paths, withQuery } from '../../routing/paths.ts'
import { useSession } from '../../session/session.tsx'
import { useGradeGroups } from '../schools/use-grade-groups.ts'
import { categoryOptions } from './category-options.ts'
import { languages, type Language, type Link, type MasterItemValues } from './master-item-values.ts'
import { SubCategoryField } from './SubCategoryField.tsx'
import { useLinkSearch } from './use-link-search.ts'

/** What the item is: its name, food, menu types and category. `children` follow the food. */
export function ItemFields({ isNew, children }: { isNew: boolean; children: ReactNode }) {
  const t = useMessages()
  const search = useLinkSearch()
  return (
    <Section title={t('masterItemRecord.sections.item')}>
      <TextField
        name="name"
        label={t('masterItems.fields.name')}
        required
        maxLength={limits.MenuItemInput.name.maxLength}
        autoFocus={isNew}
      />
      <Combobox<Link>
        name="link"
        label={t('masterItems.fields.link')}
        hint={t('masterItems.fields.linkHint')}
        required
        {...search}
        getKey={({ kind, id }) => `${kind} ${id}`}
        getLabel={({ kind, name }) => `${name} (${t(`masterItemRecord.kinds.${kind}`)})`}
      />
      {isNew && (
        <Inline>
          <Quiet>{t('masterItems.fields.linkMissing')}</Quiet>
          <PageLink href={withQuery(paths.recipes, { open: 'new' })}>{t('masterItems.fields.newRecipe')}</PageLink>
          <PageLink href={withQuery(paths.ingredients, { open: 'new' })}>
            {t('masterItems.fields.newIngredient')}
          </PageLink>
        </Inline>
      )}
      {children}
      <CheckboxGroup<MenuType>
        name="types"
        label={t('masterItems.fields.types')}
        required
        searchLabel={t('masterItems.fields.searchTypes')}
        selectAllText={(count: string) => t('masterItems.fields.selectAll', { count })}
        countText={(chosen: string, all: string) => t('masterItems.fields.chosenCount', { chosen, all })}
        options={choices.MenuType.map((value) => ({ value, label: t(`words.menuTypes.${value}`) }))}
      />
      <Select
        name="mealCategory"
        label={t('masterItems.fields.mealCategory')}
        required
        placeholder={t('masterItems.fields.selectCategory')}
        options={categoryOptions(t)}
      />
      <FormValues<MasterItemValues>>
        {({ mealCategory, subCategoryId }) => (
          <SubCategoryField key={mealCategory} category={mealCategory} chosen={subCategoryId} />
        )}
      </FormValues>
      <Checkbox name="isActive" label={t('masterItems.fields.isActive')} />
    </Section>
  )
}

/** Portions, price and public names. */
export function OfferFields({ languageName }: { languageName: (language: Language) => string }) {
  const t = useMessages()
  const { currency } = useSession()
  const groups = useGradeGroups()
  const units = choices.Unit.map((value) => ({ value, label: t(`words.units.${value}`) }))
  return (
    <>
      <Section
        title={t('masterItemRecord.sections.portions')}
        description={t('masterItemRecord.sections.portionsHint')}
      >
        {groups.map((group) => (
          <Columns key={group} minWidth="8rem">
            <NumberField
              name={`portions.${group}.amount`}
              label={t('masterItems.fields.amount', { group: t(`words.gradeGroups.${group}`) })}
            />
            <Select
              name={`portions.${group}.unit`}
              label={t('masterItems.fields.unit', { group: t(`words.gradeGroups.${group}`) })}
              placeholder={t('masterItems.fields.noSubCategory')}
              options={units}
            />
          </Columns>
        ))}
      </Section>
      <Section title={t('masterItemRecord.sections.price')}>
        <Columns minWidth="8rem">
          <NumberField name="price" label={t('masterItems.fields.price')} unit={currency} />
          <Select
            name="priceType"
            label={t('masterItems.fields.priceType')}
            placeholder={t('masterItems.fields.noPriceType')}
            options={choices.PriceType.map((value) => ({ value, label: t(`masterItemRecord.priceTypes.${value}`) }))}
          />
        </Columns>
      </Section>
      <Fold title={t('masterItemRecord.sections.publicNames')}>
        <Quiet>{t('masterItemRecord.sections.publicNamesHint')}</Quiet>
        <Columns minWidth="12rem">
          {languages.map((language) => (
            <TextField
              key={language}
              name={`publicNames.${language}`}
              label={languageName(language)}
              lang={language}
              maxLength={limits.PublicNames[language].maxLength}
            />
          ))}
        </Columns>
      </Fold>
    </>
  )
}
