/** Ink for paper that may be photocopied: color never carries meaning alone. Spreadsheets share it. */
export const ink = {
  text: '#1c1917',
  quiet: '#57534e',
  line: '#a8a29e',
  hairline: '#d6d3d1',
  header: '#f5f5f4',
  pass: '#166534',
  advisory: '#92400e',
  fail: '#b91c1c',
  unknown: '#44403c',
}
