import type { userEvent as realUserEvent, within } from 'storybook/test'

interface Play {
  canvas: ReturnType<typeof within>
  userEvent: Pick<typeof realUserEvent, 'click'>
}

/** Opens a part of a form that may be closed at first, and returns its region. */
export async function openFold({ canvas, userEvent }: Play, name: string): Promise<HTMLElement> {
  const fold = await canvas.findByRole('region', { name })
  const summary = fold.querySelector('details:not([open]) > summary')
  if (summary) await userEvent.click(summary)
  return fold
}
