import type { CatalogGroup } from './catalog-types.ts'

export const forms = {
  title: 'Saving forms',
  id: 'form',
  components: {
    Form: {
      status: 'stable',
      purpose: 'Validates and saves fields together.',
      imports: { '@commissary/ui/form': ['Form', 'formError'] },
    },
    FormActions: {
      status: 'stable',
      purpose: 'Cancel and Save, with the number of invalid fields.',
      imports: { '@commissary/ui/form': ['FormActions'] },
      page: 'form-form',
    },
    FormDialog: {
      status: 'stable',
      purpose: 'A short form in a dialog.',
      imports: { '@commissary/ui/form': ['FormDialog'] },
      page: 'form-form',
    },
    FieldList: {
      status: 'stable',
      purpose: 'Entries that can be added and removed.',
      imports: { '@commissary/ui/form': ['FieldList'] },
    },
    FormValues: {
      status: 'stable',
      purpose: 'Renders from the values being typed.',
      imports: { '@commissary/ui/form': ['FormValues'] },
      page: 'form-formvalues',
    },
    useFormValue: {
      status: 'new',
      purpose: 'Binds your own control to one value of the form.',
      imports: { '@commissary/ui/form': ['useFormValue'] },
      page: 'form-useformvalue',
    },
    useRecordForm: {
      status: 'stable',
      purpose: 'Drafts, and merging with what someone else saved.',
      imports: { '@commissary/ui/record-form': ['useRecordForm'] },
      page: 'form-record-form',
    },
    MergeFields: {
      status: 'stable',
      purpose: 'Asks which of two saved values to keep.',
      imports: { '@commissary/ui/record-form': ['MergeFields'] },
      page: 'form-merge-fields',
    },
  },
} as const satisfies CatalogGroup

export const tables = {
  title: 'Tables',
  id: 'table',
  components: {
    DataTable: {
      status: 'stable',
      purpose: 'Lists records to sort, filter, select and open.',
      imports: { '@commissary/ui/table': ['DataTable', 'defineColumns'] },
    },
    CheckCell: {
      status: 'stable',
      purpose: 'A yes or no in a cell.',
      imports: { '@commissary/ui/table': ['CheckCell'] },
      page: 'table-datatable',
    },
    SavedViews: {
      status: 'new',
      purpose: 'Saves filters, order and columns of a table by name.',
      imports: { '@commissary/ui/views': ['SavedViews'], '@commissary/ui': ['TableViewsContext'] },
    },
  },
} as const satisfies CatalogGroup

export const calendars = {
  title: 'Calendar',
  id: 'components',
  components: {
    Calendar: {
      status: 'stable',
      purpose: 'Shows events by day and selects days.',
      imports: { '@commissary/ui/calendar': ['Calendar'] },
    },
  },
} as const satisfies CatalogGroup
