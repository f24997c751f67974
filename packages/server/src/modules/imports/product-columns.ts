import { allergenNamed, allergens, type Allergen } from '@commissary/domain/food'

export type AllergenField = `allergens.${Allergen}`

/** The fields of a product that only a distributor's file has. */
export type ProductField =
  | 'brand'
  | 'pack'
  | 'packSize'
  | 'gtin'
  | 'status'
  | 'vendor'
  | 'vendorItem'
  | 'price'
  | 'casePrice'
  | 'unitPrice'
  | 'poundPrice'
  | 'priceUnit'
  | 'allergenText'
  | AllergenField

type Named = 'code' | 'description' | 'foodGroup' | Exclude<ProductField, AllergenField>

const list = (text: string): readonly string[] => text.split(', ')

/** The names that distributors give their columns. Of two columns for a field, the earlier name wins. */
const names: Record<Named, readonly string[]> = {
  code: list(
    'item code, item id, item no, item number, item num, itm no, item nbr, product code, product id, ' +
      'product no, product number, prod no, product num, prod code, usda material code, ' +
      'material code, material number, material no, material, wbscm id, wbscm material, commodity code, ' +
      'commodity number, commodity id, usda code, usda foods code, stock number, stock no, sku, code, ' +
      'number, id, item, product',
  ),
  description: list(
    'description, item description, product description, prod description, item desc, product desc, ' +
      'item name, product name, name, material description, commodity description, commodity, ' +
      'commodity name, usda food, usda foods description, long description, full description, ' +
      'short description, desc, product, item, food item',
  ),
  foodGroup: list(
    'category, item category, product category, food category, category description, category name, ' +
      'group, food group, class, product class, class description, department, group name, cat',
  ),
  brand: list('brand, brand name, product brand, item brand, brand description, label, brand label'),
  pack: list(
    'pack size, pack, packsize, case pack, pack description, packaging, case size, unit pack, ' +
      'product package size, package size, pack and size, pk size, pack sz, case pack size, pack qty, pkg, ' +
      'item pack, case quantity, pack unit size, package',
  ),
  // Some files have the case count and the piece size in two columns.
  packSize: list('size, unit size, item size, portion size, each size, inner size'),
  gtin: list(
    'gtin, case gtin, gtin case, gtin 14, case gtin 14, upc, case upc, ean, barcode, upc code, ' +
      'gtin number, gtin upc, upc gtin, upc number, case upc gtin, global trade item number',
  ),
  // Whether the list still has the product.
  status: list('status, item status, product status, availability'),
  vendor: list('vendor, vendor name, distributor, distributor name, supplier, supplier name'),
  vendorItem: list(
    'vendor item number, vendor item no, vendor item, vendor item code, vendor sku, ' +
      'vendor product number, vendor product code, distributor item number, distributor item no, ' +
      'distributor item code, supc, distributor item, distributor code, distributor product code, ' +
      'dist item, dist item number, supplier item number, supplier item code, supplier sku, ' +
      'supplier product code, order number, order code',
  ),
  casePrice: list(
    'case price, price case, case cost, cost case, price per case, cost per case, cs price, ' +
      'case dollars, price cs, delivered case price, net case price, bid price case',
  ),
  unitPrice: list(
    'unit price, unit cost, each price, price each, split price, price per unit, ea price, price ea, ' +
      'each cost, cost each, split cost, price per each, cost per unit',
  ),
  poundPrice: list(
    'price per lb, price lb, lb price, per lb, cost per lb, cost lb, price per pound, cost per pound, ' +
      'est cost per lb, value per lb, value per pound, estimated cost per pound, price per lbs',
  ),
  // A price that does not say what it is per is per case, unless a unit column says otherwise.
  price: list(
    'price, current price, your price, product price, item price, net price, price usd, sell price, ' +
      'contract price, bid price, cost, net cost, invoice price, delivered price, list price, amount usd',
  ),
  priceUnit: list(
    'uom, product uom, price uom, pricing uom, price unit, pricing unit, unit of measure, sell uom, ' +
      'unit of sale, sales unit, order unit, sold by, price by, price per, unit, um, u m',
  ),
  allergenText: list(
    'allergens, allergen, allergen statement, allergen information, allergen info, allergen declaration, ' +
      'allergy information, contains, allergen text, allergens contained, contains statement, allergies',
  ),
}

/** One column per allergen, by field. */
const allergenFields = Object.fromEntries(
  allergens.map((allergen): [AllergenField, readonly string[]] => [`allergens.${allergen}`, []]),
) as Record<AllergenField, readonly string[]>

/** Every field of products with its column names. Allergen columns are recognized by their words. */
export const productFields: Record<Named | AllergenField, readonly string[]> = { ...names, ...allergenFields }

/** The field of a product that a normalized header names; null for any other header. */
export function productField(name: string): Named | AllergenField | null {
  // The first of several fields with this name: "item" is a number until the values say otherwise.
  const own = (Object.keys(names) as Named[]).find((field) => names[field].includes(name))
  if (own) return own
  const allergen = allergenNamed(name)
  return allergen && `allergens.${allergen}`
}

const priceFields = ['price', 'casePrice', 'unitPrice', 'poundPrice'] as const

/** Whether only a distributor has the field: a price, or its number for the product. */
export const isVendorField = (field: string | null): boolean =>
  field === 'vendorItem' || priceFields.some((price) => price === field)

/** The allergen that a field is for; null for any other field. */
export const allergenOfField = (field: string | null): Allergen | null =>
  allergens.find((allergen) => field === `allergens.${allergen}`) ?? null
