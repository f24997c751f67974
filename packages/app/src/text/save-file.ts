/** Hands a file to the reader's browser, which saves it under its own name. */
export function saveFile(file: File) {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = file.name
  link.click()
  // The download has begun by then; the bytes need not stay in memory for the life of the page.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
