import { join, resolve } from 'node:path'
import {
  identitySimulators,
  otherSimulators,
  paymentSimulators,
  type SimulatorName,
} from '../simulators/simulator-names.ts'
import type { Environment } from './environment.ts'
import { providersOfSettings } from './identity-settings.ts'
import { leadsOfSettings } from './lead-settings.ts'

export type Settings = ReturnType<typeof arranged>

const keysByCountry = (keys = ''): Readonly<Record<string, string>> =>
  Object.fromEntries(keys.split(',').flatMap((one) => (one === '' ? [] : [one.split(':') as [string, string]])))

export function arranged(from: Environment) {
  const publicUrl = from.PUBLIC_URL ?? `http://localhost:${from.PORT}`
  const loopback = isLoopback(publicUrl) && isLoopbackHost(from.HOST)
  const dataDir = resolve(from.DATA_DIR ?? '.data')
  return {
    mode: from.NODE_ENV,
    port: from.PORT,
    host: from.HOST,
    /** Scheme and host, without a slash at the end. */
    publicUrl,
    publicUrlGiven: from.PUBLIC_URL !== undefined,
    /** Origins of other web apps that may make calls with a shopper's session, such as the pages of a native app. */
    appOrigins: from.APP_ORIGINS ?? [],
    /**
     * True if only this machine can reach the shop: both its host and its public URL are loopback addresses. Only then
     * are there pages for developers.
     */
    loopback,
    databaseUrl: from.DATABASE_URL,
    databasePool: from.DATABASE_POOL,
    dataDir,
    dataDirChosen: from.DATA_DIR !== undefined,
    /** The shop folder: markets, pages, texts, pictures. */
    shop: resolve(from.SHOP),
    /** Markets of the shop folder to open; all of them by default. */
    markets: from.MARKETS,
    content: contentOf(from),
    /** The secrets of editors who may see unpublished content. */
    previewKeys: from.PREVIEW_KEY ?? [],
    /** If true, anybody may see unpublished content. Only on a developer's own machine. */
    previewForAll: loopback && from.NODE_ENV !== 'production',
    /** Addresses and networks whose `X-Forwarded-For` is trusted. */
    trustProxy: from.TRUST_PROXY ?? [],
    /**
     * Hosts that devices in stores use. A local shop has one to try. Only the stores' networks may reach these hosts,
     * because everyone who can reach them can start a terminal.
     */
    storeHosts: (from.STORE_HOSTS ?? (loopback ? ['store.localhost'] : [])).map((host) => host.toLowerCase()),
    /** Seconds for which a CDN may cache public pages. With 0 the header is not sent. */
    cdnSeconds: from.CDN_SECONDS,
    /** `ask`: shoppers choose what they agree to. Only a developer's shop uses `granted`, and its pages say so. */
    consent: from.CONSENT ?? (loopback && from.NODE_ENV === 'development' ? ('granted' as const) : ('ask' as const)),
    checkoutPlaces: from.CHECKOUT_PLACES,
    /** True if text indexes and the first pictures of landing pages are prepared while the shop is idle. */
    warmUp: from.WARM_UP,
    /** By default `info`, on a terminal `warn`. */
    logLevel: from.LOG_LEVEL,
    ...secretsOf(from),
    /** URL of the simulators. It is `127.0.0.1` and not `localhost`, so that the browser treats it as another site. */
    simulatorsUrl: from.SIMULATORS_URL ?? `http://127.0.0.1:${from.PORT + 1}`,
    simulatorsElsewhere: from.SIMULATORS_URL !== undefined,
    /** Simulators that may be used for third parties without keys. */
    simulators: simulatorsOf(from, loopback),
    ...servicesOf(from, { dataDir, publicUrl }),
    photographs: photographsOf(from, dataDir),
    ...paymentsOf(from),
  }
}

/** Keys with which callers prove themselves, and secrets of the shop. */
const secretsOf = (from: Environment) => ({
  metricsToken: from.METRICS_TOKEN,
  /** Keys of services that sign shoppers up for the customer club, the newest first. */
  signupTokens: from.SIGNUP_ACCESS_TOKEN ?? [],
  cookieSecrets: from.COOKIE_SECRET,
  internalApiKeys: from.INTERNAL_API_KEY,
  /** How long an access token works without a database query. After that, the session is refreshed. */
  accessTokenSeconds: from.ACCESS_TOKEN_SECONDS,
})

/** Payment providers; without keys their simulators are used. */
const paymentsOf = (from: Environment) => ({
  adyen: {
    mode: from.ADYEN_MODE,
    apiKey: from.ADYEN_API_KEY,
    merchantAccount: from.ADYEN_MERCHANT_ACCOUNT,
    hmacKey: from.ADYEN_HMAC_KEY,
    clientKey: from.ADYEN_CLIENT_KEY,
    apiUrl: from.ADYEN_API_URL,
    /** The region of the Adyen account; Europe by default. */
    region: from.ADYEN_REGION,
    reportUser: from.ADYEN_REPORT_USER,
  },
  /** Without user and password the simulator is used. */
  klarna: { apiUrl: from.KLARNA_API_URL, username: from.KLARNA_USERNAME, password: from.KLARNA_PASSWORD },
  /** Without keys the simulator is used. */
  iyzico: { apiUrl: from.IYZICO_API_URL, apiKey: from.IYZICO_API_KEY, secretKey: from.IYZICO_SECRET_KEY },
  /** The terminal of each store that has one. */
  terminals:
    from.POS_TERMINALS && Object.fromEntries(from.POS_TERMINALS.map((pair) => pair.split('=') as [string, string])),
})

/** Services that the shop calls, except payment providers. */
const servicesOf = (
  from: Environment,
  { dataDir, publicUrl }: { readonly dataDir: string; readonly publicUrl: string },
) => ({
  /** The address service. Without a key its simulator is used where simulators are allowed. */
  addresses: {
    loqate: { key: from.LOQATE_KEY, url: from.LOQATE_URL },
    canadaPost: { key: from.CANADA_POST_KEY, url: from.CANADA_POST_URL },
  },
  /** The OpenSearch index. Without it, goods are searched in memory. */
  openSearchUrl: from.OPENSEARCH_URL,
  /** The size advisor, with a key per country. Without a URL its simulator is used where simulators are allowed. */
  sizeAdvisor: { url: from.SIZE_ADVISOR_URL, keys: keysByCountry(from.SIZE_ADVISOR_KEYS) },
  /** The sales tax service. Without a token its simulator is used where simulators are allowed. */
  taxjar: { token: from.TAXJAR_TOKEN, url: from.TAXJAR_URL },
  /** The folder to which tills write their receipts. */
  tillReceiptsDir: resolve(from.TILL_RECEIPTS_DIR ?? join(dataDir, 'till-receipts')),
  /** The loyalty programme. Without a key its simulator is used where simulators are allowed. */
  voyado: { key: from.VOYADO_KEY, url: from.VOYADO_URL },
  /** The parcel tracking service. Without a key its simulator is used where simulators are allowed. */
  aftership: {
    apiKey: from.AFTERSHIP_API_KEY,
    webhookSecret: from.AFTERSHIP_WEBHOOK_SECRET,
    url: from.AFTERSHIP_URL,
  },
  /** The service that collects faults and timings. Without a DSN its simulator is used where simulators are allowed. */
  sentryDsn: from.SENTRY_DSN,
  /** The share of visits that are recorded, among those whose shopper agreed to it. */
  replayShare: from.REPLAY_SHARE,
  /** Services called over HTTP with a key. Without URL and key their simulators are used where simulators are allowed. */
  conversionTests: { url: from.CONVERSION_TESTS_URL, key: from.CONVERSION_TESTS_KEY },
  careers: { url: from.CAREERS_URL, key: from.CAREERS_KEY },
  reviews: { url: from.REVIEWS_URL, key: from.REVIEWS_KEY },
  returnsPlugin: { url: from.RETURNS_PLUGIN_URL, key: from.RETURNS_PLUGIN_KEY },
  /** The analytics service. Without an id its simulator is used where simulators are allowed. */
  ga4: { measurementId: from.GA4_MEASUREMENT_ID, apiSecret: from.GA4_API_SECRET, url: from.GA4_URL },
  /** Identity providers with credentials. The others are simulated where simulators are allowed. */
  identity: providersOfSettings(from),
  /** Forms that Facebook shows for the shop. Without an app their simulator is used where simulators are allowed. */
  facebookLeads: leadsOfSettings(from),
  /** The URL that receives orders to pack, and the shared keys that sign them. */
  warehouse: { url: from.WAREHOUSE_URL, keys: from.WAREHOUSE_KEY },
  /** Without a mail server, mails stay in the outbox. */
  smtpUrl: from.SMTP_URL,
  /** The mailbox of customer service, which gets the questions of shoppers. */
  supportMailbox: from.SUPPORT_EMAIL ?? `support@${new URL(publicUrl).hostname}`,
  mailSender: from.MAIL_SENDER ?? `orders@${new URL(publicUrl).hostname}`,
})

/** The CMS. Without a URL it is simulated where simulators are allowed. */
const contentOf = (from: Environment) => ({
  older: from.CONTENT,
  umbraco: { url: from.UMBRACO_URL, key: from.UMBRACO_KEY },
  payload: { url: from.PAYLOAD_URL, key: from.PAYLOAD_KEY },
  cmsNoticeKeys: from.CONTENT_NOTICE_KEY,
})

/** An operator's own database can have several processes, which do not see each other's files. */
const photographsOf = (from: Environment, dataDir: string) => ({
  store: from.PHOTOGRAPHS ?? (from.DATABASE_URL === undefined ? ('files' as const) : ('database' as const)),
  /** The folder of the files. If there are several processes, all of them must see it. */
  folder: resolve(from.PHOTOGRAPHS_DIR ?? join(dataDir, 'photographs')),
  bucket: {
    url: from.S3_URL ?? '',
    bucket: from.S3_BUCKET ?? '',
    region: from.S3_REGION,
    prefix: from.S3_PREFIX,
    accessKey: from.S3_ACCESS_KEY ?? '',
    secretKey: from.S3_SECRET_KEY ?? '',
  },
})

/**
 * On a shop that only this machine can reach: all simulators, except those of payment and identity providers if a
 * payment provider is live. On any other shop: only the named ones. Simulators of identity providers cannot be named.
 */
function simulatorsOf(from: Environment, loopback: boolean): readonly SimulatorName[] {
  const named = from.ALLOW_SIMULATORS ?? []
  if (!loopback) return named
  const isLive = from.ADYEN_MODE === 'live' || hasKlarna(from) || hasIyzico(from)
  return [...new Set([...(isLive ? [] : [...paymentSimulators, ...identitySimulators]), ...otherSimulators, ...named])]
}

const hasKlarna = (from: Environment): boolean =>
  from.KLARNA_USERNAME !== undefined && from.KLARNA_PASSWORD !== undefined

const hasIyzico = (from: Environment): boolean =>
  from.IYZICO_API_KEY !== undefined && from.IYZICO_SECRET_KEY !== undefined

export const isLoopback = (address: string): boolean => isLoopbackHost(new URL(address).hostname)

const isLoopbackHost = (host: string): boolean => /^(?:localhost|\[?::1\]?|127\.\d{1,3}\.\d{1,3}\.\d{1,3})$/i.test(host)
