/** "yes" or "no" in an address, for `usePagedList`. Other texts count as no filter. */
export const yesOrNo = (text: string): boolean | undefined =>
  text === 'yes' ? true : text === 'no' ? false : undefined
