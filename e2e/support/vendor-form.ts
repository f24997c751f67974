import type { Page } from 'playwright'

const labels = {
  vendorCode: 'Vendor Code',
  name: 'Vendor Name',
  email: 'Email',
  contact: 'Contact',
  address: 'Address',
  accountNo: 'Account No.',
}
export type VendorField = keyof typeof labels

/** The page of one vendor. */
export function vendorForm(page: Page) {
  const field = (name: VendorField) => page.getByRole('textbox', { name: labels[name] })
  return {
    field,
    save: page.getByRole('button', { name: 'Save' }),
    async enter(values: Partial<Record<VendorField, string>>) {
      for (const [name, value] of Object.entries(values)) await field(name as VendorField).fill(value)
    },
    /** The messages that describe a field, or an empty text. */
    message: (name: VendorField) =>
      field(name).evaluate((input) =>
        (input.getAttribute('aria-describedby') ?? '')
          .split(' ')
          .map((id) => document.getElementById(id)?.textContent ?? '')
          .join(' '),
      ),
    isRefused: async (name: VendorField) => (await field(name).getAttribute('aria-invalid')) === 'true',
  }
}

/** The table rows that contain a text. */
export const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })
