/** Readers of filters in an address, for `usePagedList`. Other texts count as no filter. */
export const idText = (text: string): string | undefined => (/^[1-9]\d{0,14}$/.test(text) ? text : undefined)

export const dayText = (text: string): string | undefined => (/^\d{4}-\d{2}-\d{2}$/.test(text) ? text : undefined)

/** "yes" or "no". */
export const yesOrNo = (text: string): boolean | undefined =>
  text === 'yes' ? true : text === 'no' ? false : undefined
