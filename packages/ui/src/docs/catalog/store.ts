import type { CatalogGroup } from './catalog-types.ts'

export const store = {
  title: 'Store',
  id: 'patterns-stock',
  components: {
    CountCard: {
      status: 'new',
      purpose: 'An item to count, with what was counted so far.',
      imports: { '@commissary/ui/stock': ['CountCard', 'CountFields', 'CountedAmount'] },
    },
    LineRow: {
      status: 'new',
      purpose: 'An item of a request with its fields.',
      imports: { '@commissary/ui/stock': ['LineRow'] },
    },
    OrderList: {
      status: 'new',
      purpose: 'Puts items in order by dragging, keys or buttons.',
      imports: { '@commissary/ui/stock': ['OrderList'] },
    },
  },
} as const satisfies CatalogGroup
