import { rowSortingFeature, tableFeatures } from '@tanstack/react-table'

/** What the table takes of TanStack: nothing that it does not use is in the bundle. */
export const features = tableFeatures({ rowSortingFeature })

export type Features = typeof features
