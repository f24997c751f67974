/** Formats numbers as the Spanish of the United States does; the format is made when the first one is shown. */
export function formatter(options: Intl.NumberFormatOptions): (value: number) => string {
  let format: Intl.NumberFormat | undefined
  return (value) => {
    format ??= new Intl.NumberFormat('es-US', options)
    return format.format(value)
  }
}
