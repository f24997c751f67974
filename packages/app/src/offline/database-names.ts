/** The database of what the offline pages read, apart: a logout deletes it without their code. */
export const keptReadsName = 'commissary-reads'

/** The database of what was typed and is not in the server yet. Pages look for it before they load the code that sends it. */
export const keptEditsName = 'commissary-edits'
