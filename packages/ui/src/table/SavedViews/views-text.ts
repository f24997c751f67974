import { createTextHook } from '../../text/create-text-hook.ts'

/** The text of saved views. */
export interface ViewsText {
  views: string
  /** Read before the name of the view that the button shows. */
  viewShown: string
  /** Read with the name of a view that the table no longer matches. */
  viewChanged: string
  /** The table as it is before anyone arranges it. */
  standardView: string
  noViews: string
  noViewsHint: string
  saveView: string
  saveViewTitle: string
  updateView: string
  renameView: (name: string) => string
  renameViewTitle: string
  deleteView: (name: string) => string
  deleteViewTitle: string
  deleteViewMessage: string
  deleteViewOk: string
  viewName: string
  viewNameMissing: string
  /** The same user has a view of this name. */
  viewNameTaken: (name: string) => string
  /** The same, where it can be replaced. */
  viewNameReplaceable: (name: string) => string
  replaceView: string
  shareView: string
  shareViewHint: string
  /** Marks the user's own view that colleagues see. */
  viewShared: string
  sharedBy: (name: string) => string
}

export const englishViewsText: ViewsText = {
  views: 'Views',
  viewShown: 'View:',
  viewChanged: '(changed)',
  standardView: 'Standard view',
  noViews: 'No saved views yet',
  noViewsHint: 'Filter, sort or arrange columns, then save that as a view.',
  saveView: 'Save view…',
  saveViewTitle: 'Save view',
  updateView: 'Update view',
  renameView: (name) => `Rename ${name}`,
  renameViewTitle: 'Rename view',
  deleteView: (name) => `Delete ${name}`,
  deleteViewTitle: 'Delete view?',
  deleteViewMessage: 'The records it lists stay as they are.',
  deleteViewOk: 'Delete',
  viewName: 'Name',
  viewNameMissing: 'Please provide a name for the view.',
  viewNameTaken: (name) => `A view named ${name} already exists. Choose another name.`,
  viewNameReplaceable: (name) => `A view named ${name} already exists. Choose another name, or replace it.`,
  replaceView: 'Replace',
  shareView: 'Share with coworkers',
  shareViewHint: 'They see it in their list. Only you can change it.',
  viewShared: 'Shared',
  sharedBy: (name) => `Shared by ${name}`,
}

export const useViewsText = createTextHook(englishViewsText)
