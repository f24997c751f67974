import type { MenuCaterer, Quantity } from '@commissary/api-client'
import { mealCategoryOf } from '@commissary/domain/menu'
import { creditLine, separator } from '@commissary/messages/nutrition'
import type { Wording } from '@commissary/messages/wording'
import { Badge, Inline } from '@commissary/ui'
import type { Column } from '@commissary/ui/table'

import { DocumentThumbnail } from '../../documents/DocumentThumbnail.tsx'
import { statusTones } from '../../lists/status-tones.ts'
import { filterable } from '../../lists/use-paged-list.ts'
import { FindingsCell, findingsText } from '../../nutrition/cells.tsx'

type Grade = MenuCaterer['grades'][number]

/** The columns that the server filters by their text; type, category and status have their own filters. */
export const filteredItemColumns = ['name', 'subCategory', 'linked'] as const

/** The server sorts by the ids of the sortable columns; computed values are not sortable. */
export function masterItemColumns(wording: Wording): readonly Column<MenuCaterer>[] {
  const { t, formats } = wording
  const statusText = ({ isActive }: MenuCaterer) => t(isActive ? 'masterItems.active' : 'masterItems.inactive')
  const portion = ({ recipeId, grades }: MenuCaterer) =>
    perGrade(wording, grades, (grade) => portionText(wording, grade.portion, recipeId !== null))
  const credits = ({ grades }: MenuCaterer) => perGrade(wording, grades, (grade) => creditsText(wording, grade))

  const columns: Column<MenuCaterer>[] = [
    {
      id: 'name',
      header: 'masterItems.columns.name',
      value: (row) => row.name,
      cell: (row) => <NameCell {...row} />,
      width: '14rem',
    },
    {
      id: 'types',
      header: 'masterItems.columns.types',
      width: '9rem',
      value: (row) => formats.list(row.types.map((type) => t(`words.menuTypes.${type}`))),
      isSortable: false,
    },
    {
      id: 'mealCategory',
      header: 'masterItems.columns.mealCategory',
      value: (row) => t(`words.categories.${mealCategoryOf(row.mealCategory)}`),
    },
    { id: 'subCategory', header: 'masterItems.columns.subCategory', value: (row) => row.subCategoryName },
    { id: 'linked', header: 'masterItems.columns.linked', value: (row) => row.linkedName, width: '12rem' },
    {
      id: 'portion',
      header: 'masterItems.columns.portion',
      width: '12rem',
      value: portion,
      cell: (row) => <bdi>{portion(row)}</bdi>,
      isSortable: false,
    },
    {
      id: 'price',
      header: 'masterItems.columns.price',
      align: 'end',
      value: (row) => row.price,
      cell: ({ price }) => (price === null ? null : <bdi>{formats.money(Number(price))}</bdi>),
    },
    {
      id: 'credits',
      header: 'masterItems.columns.credits',
      width: '12rem',
      value: credits,
      cell: (row) => <bdi>{credits(row)}</bdi>,
      isSortable: false,
    },
    {
      id: 'allergens',
      header: 'masterItems.columns.allergens',
      width: '10.5rem',
      value: () => null,
      cell: (row) => <FindingsCell findings={row.allergens} />,
      csv: (row) => findingsText(wording, row.allergens),
      isSortable: false,
    },
    {
      id: 'isActive',
      header: 'masterItems.columns.isActive',
      value: statusText,
      cell: (row) => <Badge tone={statusTones[row.isActive ? 'active' : 'inactive']}>{statusText(row)}</Badge>,
      isOneLine: true,
    },
    {
      id: 'updatedAt',
      header: 'masterItems.columns.updatedAt',
      value: (row) => row.updatedAt,
      cell: (row) => <bdi>{formats.instant(row.updatedAt)}</bdi>,
      isOneLine: true,
    },
  ]
  return filterable(columns, filteredItemColumns)
}

/** The name, and after it the photo, so that names line up whether or not there is one. */
function NameCell({ name, photoId }: MenuCaterer) {
  if (photoId === null) return <bdi>{name}</bdi>
  return (
    <Inline gap={2}>
      <bdi>{name}</bdi>
      <DocumentThumbnail id={photoId} size="small" />
    </Inline>
  )
}

/** "1 cup"; without a portion the recipe's own, or unknown for an ingredient without a serving. */
function portionText({ t, formats }: Wording, portion: Quantity | null, isRecipe: boolean): string {
  if (!portion) return t(isRecipe ? 'masterItems.ownPortion' : 'masterItems.noPortion')
  return `${formats.amount(Number(portion.amount))} ${t(`words.units.${portion.unit}`)}`
}

/** One text if it is the same for all grade groups, else each text with its groups. */
function perGrade({ t, formats }: Wording, grades: readonly Grade[], textOf: (grade: Grade) => string): string {
  const byText = Map.groupBy(grades, textOf)
  if (byText.size <= 1) return [...byText.keys()].join('')
  const texts = [...byText].map(([text, those]) =>
    t('masterItems.forGrade', {
      group: formats.list(those.map(({ gradeGroup }) => t(`words.gradeGroups.${gradeGroup}`))),
      text,
    }),
  )
  return texts.join(separator)
}

/** "1 oz eq G"; words if nothing credits or the credits are unknown. */
function creditsText(wording: Wording, { credits }: Grade): string {
  const line = creditLine(wording, credits)
  if (line !== '') return line
  return wording.t(credits.some(({ missing }) => missing.length > 0) ? 'masterItems.noPortion' : 'masterItems.noCredit')
}
