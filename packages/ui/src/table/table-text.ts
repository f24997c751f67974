import { useWords } from '../text/words.tsx'

/** The words that tables say. */
export interface TableText {
  noRows: string
  filterData: string
  filterColumn: (column: string) => string
  sortBy: string
  notSorted: string
}

export const englishTableText: TableText = {
  noRows: 'No rows found',
  filterData: 'Filter Data',
  filterColumn: (column) => `Filter ${column}`,
  sortBy: 'Sort by',
  notSorted: 'As listed',
}

export const useTableText = () => useWords(englishTableText)
