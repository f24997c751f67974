import { paths, withQuery } from '../../routing/paths.ts'

/** The page of a placeholder. */
export const placeholderAddress = (id: number | 'new') => withQuery(paths.menuPlaceholderRecord, { id })
