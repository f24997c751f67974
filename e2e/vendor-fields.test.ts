import type { Page } from 'playwright'
import { beforeAll, expect, test } from 'vitest'

import { planner } from './support/browser.ts'
import { Caller } from './support/calls.ts'
import { demoCaterer } from './support/seed.ts'
import { useStage } from './support/stage.ts'
import { type VendorField, vendorForm } from './support/vendor-form.ts'

const stage = useStage()
let page: Page
let caller: Caller
beforeAll(async () => {
  page = await stage.logIn('/settings/vendorRec?id=new')
  caller = await Caller.logIn(stage.product.address, planner)
})

interface Vendor extends Record<VendorField, string | null> {
  id: number
}

const stored = async () => {
  const { body } = await caller.call('GET', `/vendor/all/${demoCaterer}`)
  return (body as { Vendors: Vendor[] }).Vendors
}

let lastCode = 0
/** Opens a new form and fills in the other required fields. */
async function openWith(values: Partial<Record<VendorField, string>>) {
  const form = vendorForm(page)
  if (!page.url().endsWith('vendorRec?id=new')) {
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('link', { name: 'Add New' }).click()
  }
  lastCode += 1
  const rest = { email: '', contact: '', accountNo: '', address: '' }
  await form.enter({ vendorCode: `T${lastCode}`, name: 'Any vendor', ...rest, ...values })
  return form
}

const carrots = (count: number) => '🥕'.repeat(count)
const email = (count: number) => `${'e'.repeat(count - 10)}@mail.test`
const script = '<img src=x onerror=alert(1)>'

// spec: 5.vendor.code.max, 5.vendor.name.max, 5.vendor.email.max, 5.vendor.accountNo.max, 5.vendor.contact.max
// spec: 9.max.vendorCode, 9.max.vendorName, 9.max.email, 9.max.contact, 9.max.accountNo
test.each<[string, Partial<Record<VendorField, string>>, Partial<Record<VendorField, string>>]>([
  [
    'as many letters as fit',
    { vendorCode: 'W'.repeat(10), name: 'W'.repeat(50), email: email(50), address: 'W'.repeat(500) },
    {},
  ],
  ['as many emoji as fit', { vendorCode: carrots(10), name: carrots(50), accountNo: carrots(10) }, {}],
  [
    'script, formulas and Arabic digits between spaces',
    { vendorCode: '  <b>=1+1 ', name: script, address: `${script}\n=1+1\n  ٣ الطريق` },
    { vendorCode: '<b>=1+1' },
  ],
  ['Arabic', { vendorCode: '٠١٢٣٤٥٦٧٨٩', name: 'مزارع ١٢٣', contact: '٥٥٥٠١٠٩٩٩٩' }, { contact: '5550109999' }],
  [
    'a formula, an address between spaces, a number with its dial code and leading zeros',
    {
      name: '=HYPERLINK("http://x.test")',
      email: "  o'brien+x@mail.test ",
      contact: '+1 (555) 010-9999',
      accountNo: '00012',
    },
    { email: "o'brien+x@mail.test", contact: '5550109999' },
  ],
  ['quotes, signs and ten digits', { name: "O'Brien & Søn \\ %s", contact: '5550109999' }, {}],
])('a vendor accepts %s and shows what was saved', async (_, typed, changed) => {
  const form = await openWith(typed)
  const code = await form.field('vendorCode').inputValue()
  await form.save.click()
  await page.getByText('Vendor created successfully').waitFor()
  const vendor = (await stored()).find(({ vendorCode }) => vendorCode === code.trim())
  const kept = { ...typed, ...changed }
  expect(vendor).toMatchObject(kept)

  await page.goto(`/settings/vendorRec?id=${vendor?.id}`)
  await form.field('name').waitFor()
  for (const [field, text] of Object.entries(kept)) {
    expect(await form.field(field as VendorField).inputValue()).toBe(text)
  }
  await page.getByRole('heading', { level: 1, name: kept.name ?? 'Any vendor' }).waitFor()
  expect(await page.locator('img').count(), 'text stays text').toBe(0)
})

/** Stories and the contract's limits show the other texts in the gate, too. */
const wrongFields: [VendorField, string, string, string][] = [
  ['vendorCode', 'nothing', '', 'Please provide vendor code'],
  ['name', 'nothing', '', 'Please provide vendor name'],
  ['email', 'a word', 'nobody', 'Please provide a valid email'],
  ['contact', 'words', 'call me', 'Please provide digits only, without the country code.'],
  ['vendorCode', 'spaces', '   ', 'Please provide vendor code'],
  ['vendorCode', 'eleven letters', 'W'.repeat(11), 'At most 10 characters: 1 too many.'],
  ['vendorCode', 'eleven emoji', carrots(11), 'At most 10 characters: 1 too many.'],
  ['name', 'spaces', '   ', 'Please provide vendor name'],
  ['name', 'fifty-one letters', 'W'.repeat(51), 'At most 50 characters: 1 too many.'],
  ['email', 'fifty-one characters', email(51), 'At most 50 characters: 1 too many.'],
  ['email', 'emoji', '🥕@mail.test', 'Please provide a valid email'],
  ['email', 'script', script, 'Please provide a valid email'],
  ['contact', 'eleven digits', '55501099991', 'At most 10 digits.'],
  ['contact', 'a formula', '=1+1', 'Please provide digits only, without the country code.'],
  ['accountNo', 'eleven letters', 'W'.repeat(11), 'At most 10 characters: 1 too many.'],
  ['address', 'five hundred and one letters', 'W'.repeat(501), 'At most 500 characters: 1 too many.'],
]

// spec: 5.vendor.code, 5.vendor.codeText, 5.vendor.name, 5.vendor.nameText, 5.vendor.email, 5.vendor.everyChange
test.each(wrongFields)('%s rejects %s, keeps the input, and saves nothing', async (field, _, text, sentence) => {
  const before = (await stored()).length
  const form = await openWith({ [field]: text })
  await form.save.click()
  await expect.poll(() => form.isRefused(field)).toBe(true)
  expect(await form.message(field)).toContain(sentence)
  expect(await form.field(field).inputValue(), 'what was typed stays').toBe(text)
  expect((await stored()).length).toBe(before)
})

// spec: 8.422
test('a duplicate vendor code is rejected at its field, and the form is kept', async () => {
  const form = await openWith({ vendorCode: 'HVP-01' })
  await form.save.click()
  await expect.poll(() => form.isRefused('vendorCode')).toBe(true)
  expect(await form.message('vendorCode')).toMatch(/\S/)
  expect(await form.field('name').inputValue()).toBe('Any vendor')
})
