/** Inputs of the header policy. */
export interface HeaderSettings {
  readonly publicUrl: string
  /** Origins of images and videos that the shop does not serve itself, such as those of a CMS. */
  readonly pictureHosts?: readonly string[]
  /** The development server adds styles to the page and reports changes over a web socket. */
  readonly development?: boolean
}

/**
 * Hosts that only the payment step may connect to, show in frames and post forms to. Browsers also block a form whose
 * redirect leads to another host.
 */
export interface ProviderHosts {
  readonly origins: readonly string[]
  /** Origins of wallet scripts that the provider's fields load. If this is given, the provider's fields are shown. */
  readonly scripts?: readonly string[]
}

/** Security headers for every answer. */
export function securityHeaders(
  settings: HeaderSettings,
  provider: ProviderHosts = { origins: [] },
): Readonly<Record<string, string>> {
  return {
    'content-security-policy': contentPolicy(settings, provider),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    // A wallet opens a window of its own and answers from there.
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

/** No inline script and no nonce, so cached pages stay the same bytes. `style=` is allowed only for colours from content, see `ui/tint`. */
function contentPolicy({ pictureHosts = [], development }: HeaderSettings, provider: ProviderHosts): string {
  const { scripts } = provider
  const hosts = hostsOf(provider)
  // The bank's card check is a form posted into a frame. We do not know the bank's host, so any https host is allowed.
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
