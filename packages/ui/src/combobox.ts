// The combobox entry: downshift and the virtual list stay out of the root.
export { Combobox, type ComboboxProps } from './components/fields/Combobox/Combobox.tsx'
