/** The database of what the offline pages read. It is separate, so that a logout can delete it without their code. */
export const keptReadsName = 'commissary-reads'

/** The database of what was typed and has not reached the server yet. Pages look for it before they load the code that sends it. */
export const keptEditsName = 'commissary-edits'
