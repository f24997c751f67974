import { rowSortingFeature, tableFeatures } from '@tanstack/react-table'

/** The TanStack features the table uses; the others stay out of the bundle. */
export const features = tableFeatures({ rowSortingFeature })

export type Features = typeof features
