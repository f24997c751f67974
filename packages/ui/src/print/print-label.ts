interface PrintedLabel {
  title: string
  lines: readonly { label: string; value: string }[]
}

/**
 * Prints a label instead of the page: a large title, and a line for each fact. The label is built in a hidden frame, which the
 * next label replaces, without markup from the caller.
 */
export function printLabel({ title, lines }: PrintedLabel): void {
  const name = 'commissary-label'
  document.getElementById(name)?.remove()
  const frame = document.createElement('iframe')
  frame.id = name
  frame.title = title
  frame.tabIndex = -1
  frame.setAttribute('aria-hidden', 'true')
  // Not display: none, which some browsers print as an empty page.
  Object.assign(frame.style, { position: 'fixed', inlineSize: '0', blockSize: '0', border: '0', visibility: 'hidden' })
  document.body.append(frame)
  const page = frame.contentDocument
  if (!page) return
  page.title = title
  page.documentElement.dir = document.documentElement.dir
  page.documentElement.lang = document.documentElement.lang
  Object.assign(page.body.style, { margin: '0', fontFamily: 'sans-serif', fontSize: '12pt', lineHeight: '1.4' })
  const heading = page.createElement('h1')
  heading.textContent = title
  Object.assign(heading.style, { margin: '0 0 4pt', fontSize: '20pt', lineHeight: '1.2' })
  page.body.append(heading)
  for (const { label, value } of lines) {
    const line = page.createElement('div')
    const strong = page.createElement('strong')
    strong.textContent = value
    line.append(`${label}: `, strong)
    page.body.append(line)
  }
  frame.contentWindow?.print()
}
