// The stock entry: what is needed to count a store and to request goods.
export {
  CountCard,
  type CountCardProps,
  CountedAmount,
  type CountedAmountProps,
  CountFields,
} from './patterns/stock/CountCard/CountCard.tsx'
export { LineRow, type LineRowProps } from './patterns/stock/LineRow/LineRow.tsx'
export { type OrderedItem, OrderList, type OrderListProps } from './patterns/stock/OrderList/OrderList.tsx'
