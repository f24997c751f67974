import type { FastifyInstance, FastifyRequest } from 'fastify'

const apiPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

/** The sources that the app's page may load: its own origin, and inline scripts and styles only with this response's nonce. */
export function pagePolicy(nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
  ].join('; ')
}

/** The worker that opens pages without a connection fetches from the same origin, under the policy of its script. */
export const workerPolicy = "default-src 'none'; script-src 'self'; connect-src 'self'"

/** Headers of every response, including errors. The app's pages and files relax the policy and the caching. */
export function securityHeaders(request: FastifyRequest): Record<string, string> {
  return {
    'content-security-policy': apiPolicy,
    'x-content-type-options': 'nosniff',
    // URLs contain tokens, so they are never sent as a referrer.
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'cache-control': 'no-store',
    ...(request.protocol === 'https' && { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }),
  }
}

export function addSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(securityHeaders(request))
  })
}
