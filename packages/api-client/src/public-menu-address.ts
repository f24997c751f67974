import type { ExportPublicMenuParams, SubscribePublicMenuParams } from './generated/types.ts'
import { withQuery } from './request-parts.ts'
import { addressOf } from './services.ts'

const fileAddress = (subdomain: string, file: string, params: object) =>
  new URL(
    addressOf('product') + withQuery(`/publicMenus/${encodeURIComponent(subdomain)}/${file}`, params),
    window.location.href,
  ).href

/** The whole address of a school's public menu as CSV, for a link. It needs no session. */
export const publicMenuCsvAddress = (subdomain: string, params: ExportPublicMenuParams): string =>
  fileAddress(subdomain, 'menu.csv', params)

/** The whole address of the calendar that families subscribe to. */
export const publicMenuCalendarAddress = (subdomain: string, params: SubscribePublicMenuParams): string =>
  fileAddress(subdomain, 'calendar.ics', params)
