/** The fields of a product that only a distributor's file has. */
export type ProductField = 'brand' | 'pack' | 'packSize' | 'gtin' | 'status'

type Named = 'code' | 'description' | 'foodGroup' | ProductField

/** The names that distributors give their columns. Of two columns for a field, the earlier name wins. */
export const productFields: Record<Named, readonly string[]> = {
  code: [
    'item code',
    'item id',
    'item no',
    'item number',
    'item num',
    'vendor item number',
    'product code',
    'product id',
    'product no',
    'product number',
    'material code',
    'material',
    'sku',
    'supc',
    'code',
    'number',
    'id',
    'item',
  ],
  description: [
    'description',
    'item description',
    'product description',
    'item name',
    'product name',
    'name',
    'product',
    'long description',
    'desc',
  ],
  foodGroup: ['category', 'item category', 'product category', 'food category', 'group', 'food group', 'class'],
  brand: ['brand', 'brand name', 'label'],
  pack: ['pack size', 'pack', 'packsize', 'case pack', 'pack description', 'packaging', 'case size', 'unit pack'],
  // Some files have the count of a case and the size of a piece in two columns.
  packSize: ['size', 'unit size', 'item size', 'portion size'],
  gtin: ['gtin', 'case gtin', 'gtin case', 'gtin 14', 'upc', 'case upc', 'ean', 'barcode'],
  // Whether the list still has the product.
  status: ['status', 'item status', 'product status', 'availability'],
}

/** The field of a product that a normalized header names; null for any other header. */
export function productField(name: string): Named | null {
  const fields = Object.keys(productFields) as Named[]
  return fields.find((field) => productFields[field].includes(name)) ?? null
}
