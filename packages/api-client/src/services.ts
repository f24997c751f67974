import { basePaths } from './generated/base-paths.ts'

export type Service = keyof typeof basePaths

let addresses: Record<Service, string> = basePaths

/**
 * Sets the addresses of services that are not on the page's own host, including the prefix of their paths
 * (`https://product.example.com/commissary`). Call it before the first request.
 */
export function configureServices(configured: Partial<Record<Service, string>>): void {
  addresses = { ...addresses, ...configured }
}

/** Read for every call, so the app can be configured at run time. */
export function addressOf(service: Service): string {
  return addresses[service].replace(/\/+$/, '')
}
