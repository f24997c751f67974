import { basePaths } from './generated/base-paths.ts'

export type Service = keyof typeof basePaths

let addresses: Record<Service, string> = basePaths

/**
 * Says where the services are, before the first call: an address for each service that is not on the page's own host,
 * with whatever stands before its paths (`https://product.example.com/commissary`).
 */
export function configureServices(configured: Partial<Record<Service, string>>): void {
  addresses = { ...addresses, ...configured }
}

/** Read at every call, so configuration may arrive at run time. */
export function addressOf(service: Service): string {
  return addresses[service].replace(/\/+$/, '')
}
