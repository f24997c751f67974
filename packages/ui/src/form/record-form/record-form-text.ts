import { createTextHook } from '../../text/create-text-hook.ts'

/** Texts of the record form. Times arrive formatted. */
export interface RecordFormText {
  draftFound: (time: string) => string
  restoreDraft: string
  discardDraft: string
  /** Names the choices after someone else saved the record. */
  mergeLabel: string
  /** Who saved the record while it was edited; `name` is null when unknown. */
  savedWhileEditing: (name: string | null, time: string) => string
  chooseValues: string
  saveAgain: string
  yours: string
  currentVersion: string
  emptyValue: string
  alreadySaved: string
}

export const englishRecordFormText: RecordFormText = {
  draftFound: (time) => `You have unsaved changes from ${time}.`,
  restoreDraft: 'Restore',
  discardDraft: 'Discard',
  mergeLabel: 'Someone else saved this record',
  savedWhileEditing: (name, time) =>
    name === null
      ? `This record was saved on ${time} while you were editing.`
      : `${name} saved this record on ${time} while you were editing.`,
  chooseValues: 'Your changes are kept. Choose a value for each field, then save.',
  saveAgain: "Your changes are kept and don't conflict. Save again to apply them.",
  yours: 'Yours',
  currentVersion: 'Current version',
  emptyValue: 'Empty',
  alreadySaved: 'Your changes are already saved.',
}

export const useRecordFormText = createTextHook(englishRecordFormText)
