import type { OrderImport } from '@commissary/api-client'
import type { Translate } from '@commissary/messages'

/** "Stripe", or that the layout is unknown. */
export const sourceText = (t: Translate, source: OrderImport['source']): string =>
  source === null ? t('orderImports.unrecognized') : t(`orderImports.sources.${source}`)

/** In color while someone has to do something. */
export const importTones = { unmapped: 'danger', ready: 'accent', applied: 'neutral', undone: 'neutral' } as const
