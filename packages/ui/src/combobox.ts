// The combobox entry, which keeps downshift and the virtual list out of the root entry.
export { Combobox, type ComboboxProps } from './components/fields/Combobox/Combobox.tsx'
