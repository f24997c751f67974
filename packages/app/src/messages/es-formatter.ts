/** Formats numbers as US Spanish does; the formatter is created when the first number is shown. */
export function formatter(options: Intl.NumberFormatOptions): (value: number) => string {
  let format: Intl.NumberFormat | undefined
  return (value) => {
    format ??= new Intl.NumberFormat('es-US', options)
    return format.format(value)
  }
}
