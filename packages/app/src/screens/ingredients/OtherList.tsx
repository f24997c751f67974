import { ReferenceList } from './ReferenceList.tsx'
import { UnassessedList } from './UnassessedList.tsx'

/** The lists of the screen that load when they are opened. */
export const OtherList = ({ list }: { list: 'unassessed' | 'reference' }) =>
  list === 'reference' ? <ReferenceList /> : <UnassessedList />
