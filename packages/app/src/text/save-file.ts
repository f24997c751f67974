/** Downloads a file under its name. */
export function saveFile(file: File) {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = file.name
  link.click()
  // The download has started by then, and the bytes should not stay in memory.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
