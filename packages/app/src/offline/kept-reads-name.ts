/** The database of what the offline pages read, apart: a logout deletes it without their code. */
export const keptReadsName = 'commissary-reads'
