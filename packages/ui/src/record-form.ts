// Public entry `@commissary/ui/record-form`: forms of saved records, with drafts and merging. It knows no API client.
export {
  type Draft,
  deleteDrafts,
  type DraftKey,
  keepDraft,
  lastingDrafts,
  readDraft,
} from './form/record-form/drafts.ts'
export type { MergeableField } from './form/record-form/merge.ts'
export { type MergeField, MergeFields, type MergeFieldsProps } from './form/record-form/MergeFields.tsx'
export { englishRecordFormText, type RecordFormText } from './form/record-form/record-form-text.ts'
export type { StoredRecord } from './form/record-form/RecordNotices.tsx'
export {
  type RecordFormOptions,
  type SaveFailure,
  type SaveResult,
  useRecordForm,
} from './form/record-form/use-record-form.tsx'
