export const isNightly = process.env['COMMISSARY_NIGHTLY'] === '1'

export const isGate = process.env['COMMISSARY_GATE'] === '1' && !isNightly

/** What the gate leaves to the nightly run, for the gate to print. Empty in the nightly run. */
export const leftToNightly: readonly string[] = isNightly
  ? []
  : [
      'Light: files of screens and their parts of which no story proves a row (a journey of the gate opens every screen of the menus)',
      'Light: all but the first story of a file, those that prove a row, and one with steps of each file; most pictures',
      'Stories that are not the first of their file: axe',
    ]
