// The views entry: saved views, which a table loads after its rows.
export type { SavedView } from './table/SavedViews/saved-view.ts'
export { SavedViews, type SavedViewsProps } from './table/SavedViews/SavedViews.tsx'
export { englishViewsText, type ViewsText } from './table/SavedViews/views-text.ts'
