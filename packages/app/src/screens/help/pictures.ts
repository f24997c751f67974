import type { TopicId } from './help-topics.ts'

/** Taken from the product by `e2e/help-pictures.test.ts`, with sample data. */
const files = import.meta.glob<string>('./pictures/*.webp', { eager: true, query: '?url', import: 'default' })

/** The address of a topic's picture; undefined for one without. */
export const pictureOf = (id: TopicId): string | undefined => files[`./pictures/${id}.webp`]

/** The topics that have one. */
export const pictured = Object.keys(files).map((file) => file.slice('./pictures/'.length, -'.webp'.length))
