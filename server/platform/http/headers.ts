/** Inputs of the header policy. */
export interface HeaderSettings {
  readonly publicUrl: string
  /** Origins of pictures and films that the shop does not serve itself, such as those of a CMS. */
  readonly pictureHosts?: readonly string[]
  /** A development server puts styles into the page and listens for changes by a socket. */
  readonly development?: boolean
}

/** Whom the payment step alone may talk to, frame, and post forms to: browsers block a form whose redirect leads elsewhere. */
export interface ProviderHosts {
  readonly origins: readonly string[]
  /** Origins of wallets whose scripts the provider's own fields bring in; given at all, those fields are shown. */
  readonly scripts?: readonly string[]
}

/** Headers of every answer. */
export function securityHeaders(
  settings: HeaderSettings,
  provider: ProviderHosts = { origins: [] },
): Readonly<Record<string, string>> {
  return {
    'content-security-policy': contentPolicy(settings, provider),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    // A wallet answers from a window of its own.
    'cross-origin-opener-policy': provider.scripts ? 'same-origin-allow-popups' : 'same-origin',
    'cross-origin-resource-policy': 'same-site',
    'permissions-policy': [
      'camera=()',
      'microphone=()',
      'geolocation=(self)',
      `payment=(${['self', ...hostsOf(provider).map((host) => `"${host}"`)].join(' ')})`,
    ].join(', '),
    ...(settings.publicUrl.startsWith('https:')
      ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains; preload' }
      : {}),
  }
}

const hostsOf = ({ origins, scripts = [] }: ProviderHosts): readonly string[] => [...origins, ...scripts]

/** No inline script and no nonce: so cached pages stay the same bytes. `style=` serves colours from content only, see `ui/tint`. */
function contentPolicy({ pictureHosts = [], development }: HeaderSettings, provider: ProviderHosts): string {
  const { scripts } = provider
  const hosts = hostsOf(provider)
  // A card's bank shows its challenge in a frame, which a form posts to; its host is not known before.
  const banks = scripts ? 'https:' : undefined
  const also = (...sources: readonly (string | undefined)[]): string => sources.filter(Boolean).join(' ')
  return [
    "default-src 'none'",
    also("script-src 'self'", ...(scripts ?? [])),
    development ? "style-src 'self' 'unsafe-inline'" : "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    also("img-src 'self' data:", ...pictureHosts, ...(scripts ? hosts : [])),
    also("media-src 'self'", ...pictureHosts),
    "font-src 'self'",
    also("connect-src 'self'", development ? 'ws:' : undefined, ...hosts),
    ...(hosts.length > 0 ? [also('frame-src', ...hosts, banks)] : []),
    also("form-action 'self'", ...hosts, banks),
    "manifest-src 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(development
      ? []
      : ["require-trusted-types-for 'script'", also('trusted-types rich-text', scripts && 'default')]),
  ].join('; ')
}
