import type * as form from '../../form.ts'
import type * as root from '../../index.ts'
import type { CatalogGroup, Imports } from './catalog-types.ts'

type Bound = Extract<keyof typeof root, keyof typeof form>

/** A field is in the root entry with `value` and `onChange`, and in the form entry bound to a form by `name`. */
const fieldIn = (name: Bound) => ({ '@commissary/ui': [name], '@commissary/ui/form': [name] }) satisfies Imports

export const fields = {
  title: 'Fields',
  id: 'components-fields',
  components: {
    Attachments: {
      status: 'new',
      purpose: 'The files of a record, added several at a time.',
      imports: { '@commissary/ui': ['Attachments'] },
    },
    Checkbox: { status: 'stable', purpose: 'Yes or no, saved with the form.', imports: fieldIn('Checkbox') },
    CheckboxGroup: {
      status: 'stable',
      purpose: 'Any number of options from a list.',
      imports: fieldIn('CheckboxGroup'),
    },
    ChoiceGrid: {
      status: 'new',
      purpose: 'The same few options for several things.',
      imports: { '@commissary/ui': ['ChoiceGrid'] },
    },
    Combobox: {
      status: 'stable',
      purpose: 'One of many options, found by typing.',
      imports: { '@commissary/ui/combobox': ['Combobox'], '@commissary/ui/form': ['Combobox'] },
    },
    CountField: {
      status: 'new',
      purpose: 'A count, with large buttons for one less and one more.',
      imports: { '@commissary/ui/production': ['CountField'] },
    },
    DateField: {
      status: 'new',
      purpose: 'A date, typed or picked.',
      imports: { '@commissary/ui/date': ['DateField'], '@commissary/ui/form': ['DateField'] },
    },
    DateRangeField: {
      status: 'new',
      purpose: 'Two dates, or a named range such as this week.',
      imports: { '@commissary/ui/date': ['DateRangeField'], '@commissary/ui/form': ['DateRangeField'] },
    },
    Field: { status: 'internal', purpose: 'The label, hint and error of every field.', imports: {}, page: null },
    FileDrop: { status: 'stable', purpose: 'One file, dropped or chosen.', imports: fieldIn('FileDrop') },
    ImageField: {
      status: 'new',
      purpose: 'One small picture, scaled down and previewed.',
      imports: { '@commissary/ui/form': ['ImageField'] },
    },
    MoneyField: { status: 'new', purpose: 'An amount of money.', imports: fieldIn('MoneyField') },
    NumberField: { status: 'stable', purpose: 'A number, kept as typed.', imports: fieldIn('NumberField') },
    PasswordField: { status: 'stable', purpose: 'A password that can be shown.', imports: fieldIn('PasswordField') },
    PhoneField: { status: 'stable', purpose: 'A phone number within one country.', imports: fieldIn('PhoneField') },
    QuantityField: {
      status: 'new',
      purpose: 'An amount with its unit, with fractions.',
      imports: fieldIn('QuantityField'),
    },
    RadioGroup: { status: 'stable', purpose: 'One of a few visible options.', imports: fieldIn('RadioGroup') },
    Select: { status: 'stable', purpose: 'One of a few options in the native list.', imports: fieldIn('Select') },
    Switch: { status: 'stable', purpose: 'A setting that applies immediately.', imports: fieldIn('Switch') },
    SwitchGrid: {
      status: 'new',
      purpose: 'The same settings for several things, each effective at once.',
      imports: { '@commissary/ui/notifications': ['SwitchGrid'] },
    },
    TextArea: { status: 'stable', purpose: 'Several lines of text.', imports: fieldIn('TextArea') },
    TextField: { status: 'stable', purpose: 'One line of text.', imports: fieldIn('TextField') },
  },
} as const satisfies CatalogGroup
