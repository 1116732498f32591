/** What the header policy depends on. */
export interface HeaderSettings {
  readonly publicUrl: string
  /** Origin pictures are served from, where that is not the shop itself. */
  readonly imageHost?: string | undefined
  /** A development server puts styles into the page and listens for changes by a socket. */
  readonly development?: boolean
}

/**
 * Headers of every answer. `providerHosts` are origins the payment step alone may talk to, frame, and post forms to: browsers block a
 * form whose redirect leads elsewhere.
 */
export function securityHeaders(
  settings: HeaderSettings,
  providerHosts: readonly string[] = [],
): Readonly<Record<string, string>> {
  return {
    'content-security-policy': contentPolicy(settings, providerHosts),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-site',
    'permissions-policy': [
      'camera=()',
      'microphone=()',
      'geolocation=(self)',
      `payment=(${['self', ...providerHosts.map((host) => `"${host}"`)].join(' ')})`,
    ].join(', '),
    ...(settings.publicUrl.startsWith('https:')
      ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains; preload' }
      : {}),
  }
}

/** No inline script and no nonce: so cached pages stay the same bytes. `style=` serves colours from content only, see `ui/tint`. */
function contentPolicy({ imageHost, development }: HeaderSettings, providerHosts: readonly string[]): string {
  const also = (...sources: readonly (string | undefined)[]): string => sources.filter(Boolean).join(' ')
  return [
    "default-src 'none'",
    "script-src 'self'",
    development ? "style-src 'self' 'unsafe-inline'" : "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    also("img-src 'self' data:", imageHost),
    "font-src 'self'",
    also("connect-src 'self'", development ? 'ws:' : undefined, ...providerHosts),
    ...(providerHosts.length > 0 ? [also('frame-src', ...providerHosts)] : []),
    also("form-action 'self'", ...providerHosts),
    "manifest-src 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(development ? [] : ["require-trusted-types-for 'script'", 'trusted-types rich-text']),
  ].join('; ')
}
