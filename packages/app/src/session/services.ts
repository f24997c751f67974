import { configureServices, type Service } from '@commissary/api-client'

const services: readonly Service[] = ['authentication', 'product', 'recipes', 'inventory']

/**
 * Tells the client where services on other hosts are, from the page's head:
 * `<meta name="service:product" content="https://api.example.org/commissary">`.
 */
export function locateServices(): void {
  for (const service of services) {
    const address = document.querySelector<HTMLMetaElement>(`meta[name="service:${service}"]`)?.content
    if (address) configureServices({ [service]: address })
  }
}
