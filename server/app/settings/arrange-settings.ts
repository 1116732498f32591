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
    /** Only this machine can reach the shop: it listens on this machine alone, and its address is one of this machine. Only then are there pages for developers. */
    loopback,
    databaseUrl: from.DATABASE_URL,
    databasePool: from.DATABASE_POOL,
    dataDir,
    dataDirChosen: from.DATA_DIR !== undefined,
    /** The shop folder: markets, pages, words, pictures. */
    shop: resolve(from.SHOP),
    /** Markets of the shop folder to open; left out, all of them. */
    markets: from.MARKETS,
    content: contentOf(from),
    /** The secrets of editors who may see unpublished content. */
    previewKeys: from.PREVIEW_KEY ?? [],
    /** Anybody may see unpublished content: only on a developer's own machine. */
    previewForAll: loopback && from.NODE_ENV !== 'production',
    /** Addresses and networks whose `X-Forwarded-For` is trusted. */
    trustProxy: from.TRUST_PROXY ?? [],
    /**
     * Hosts that devices in stores use; a local shop has one to try. Allow only the stores' networks to reach them: everyone who can reach
     * them can start a terminal.
     */
    storeHosts: (from.STORE_HOSTS ?? (loopback ? ['store.localhost'] : [])).map((host) => host.toLowerCase()),
    /** Seconds for which a CDN may cache public pages; 0 sends no header for it. */
    cdnSeconds: from.CDN_SECONDS,
    /** True if shoppers are asked what they agree to. Only a developer's shop takes everything as granted, and says so on its pages. */
    consent: from.CONSENT ?? (loopback && from.NODE_ENV === 'development' ? ('granted' as const) : ('ask' as const)),
    checkoutPlaces: from.CHECKOUT_PLACES,
    /** True if text indexes and the first pictures of landing pages are prepared while the shop is idle. */
    warmUp: from.WARM_UP,
    /** Not given: `info`, but on a terminal only `warn`. */
    logLevel: from.LOG_LEVEL,
    ...secretsOf(from),
    /** The address of the simulators; a port of this machine, so another site to the browser than `localhost`. */
    simulatorsUrl: from.SIMULATORS_URL ?? `http://127.0.0.1:${from.PORT + 1}`,
    simulatorsElsewhere: from.SIMULATORS_URL !== undefined,
    /** Simulators that may be used for third parties without keys. */
    simulators: simulatorsOf(from, loopback),
    ...servicesOf(from, { dataDir, publicUrl }),
    photographs: photographsOf(from, dataDir),
    ...paymentsOf(from),
  }
}

/** Keys that callers prove themselves with, and secrets of the shop. */
const secretsOf = (from: Environment) => ({
  metricsToken: from.METRICS_TOKEN,
  /** Of services that sign shoppers up for the customer club, the newest first. */
  signupTokens: from.SIGNUP_ACCESS_TOKEN ?? [],
  cookieSecrets: from.COOKIE_SECRET,
  internalApiKeys: from.INTERNAL_API_KEY,
  /** How long a request is authenticated without a database query; then the session is refreshed. */
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
    /** The region of the account; Europe by default. */
    region: from.ADYEN_REGION,
    reportUser: from.ADYEN_REPORT_USER,
  },
  /** Without user and password the simulator is used. */
  klarna: { apiUrl: from.KLARNA_API_URL, username: from.KLARNA_USERNAME, password: from.KLARNA_PASSWORD },
  /** Without keys the simulator is used. */
  iyzico: { apiUrl: from.IYZICO_API_URL, apiKey: from.IYZICO_API_KEY, secretKey: from.IYZICO_SECRET_KEY },
  /** Terminal of each store that has one. */
  terminals:
    from.POS_TERMINALS && Object.fromEntries(from.POS_TERMINALS.map((pair) => pair.split('=') as [string, string])),
})

/** Services that the shop calls; those for payments are separate. */
const servicesOf = (
  from: Environment,
  { dataDir, publicUrl }: { readonly dataDir: string; readonly publicUrl: string },
) => ({
  /** The address service; without a key the simulator, where there is one. */
  addresses: {
    loqate: { key: from.LOQATE_KEY, url: from.LOQATE_URL },
    canadaPost: { key: from.CANADA_POST_KEY, url: from.CANADA_POST_URL },
  },
  /** The index goods are found in; left out, they are found in memory. */
  openSearchUrl: from.OPENSEARCH_URL,
  /** The size advisor by country; without an address the simulator, where there is one. */
  sizeAdvisor: { url: from.SIZE_ADVISOR_URL, keys: keysByCountry(from.SIZE_ADVISOR_KEYS) },
  /** The sales tax service; without a token the simulator, where there is one. */
  taxjar: { token: from.TAXJAR_TOKEN, url: from.TAXJAR_URL },
  /** The folder to which tills write their receipts. */
  tillReceiptsDir: resolve(from.TILL_RECEIPTS_DIR ?? join(dataDir, 'till-receipts')),
  /** The loyalty programme; without a key the simulator, where there is one. */
  voyado: { key: from.VOYADO_KEY, url: from.VOYADO_URL },
  /** The service that follows parcels; without a key the simulator, where there is one. */
  aftership: {
    apiKey: from.AFTERSHIP_API_KEY,
    webhookSecret: from.AFTERSHIP_WEBHOOK_SECRET,
    url: from.AFTERSHIP_URL,
  },
  /** Where faults and times go; without an address the simulator, where there is one. */
  sentryDsn: from.SENTRY_DSN,
  /** Share of the visits that are recorded, of those whose shopper agreed to it. */
  replayShare: from.REPLAY_SHARE,
  /** Services asked over HTTP by a key; without both the simulators, where there are some. */
  conversionTests: { url: from.CONVERSION_TESTS_URL, key: from.CONVERSION_TESTS_KEY },
  careers: { url: from.CAREERS_URL, key: from.CAREERS_KEY },
  reviews: { url: from.REVIEWS_URL, key: from.REVIEWS_KEY },
  returnsPlugin: { url: from.RETURNS_PLUGIN_URL, key: from.RETURNS_PLUGIN_KEY },
  /** The analytics service; without an id the simulator, where there is one. */
  ga4: { measurementId: from.GA4_MEASUREMENT_ID, apiSecret: from.GA4_API_SECRET, url: from.GA4_URL },
  /** Identity providers with credentials; the others are simulated, where simulators may stand in for them. */
  identity: providersOfSettings(from),
  /** The forms that Facebook shows; without an app the simulator, where there is one. */
  facebookLeads: leadsOfSettings(from),
  /** The warehouse's address for packing orders, and the shared signing key. */
  warehouse: { url: from.WAREHOUSE_URL, keys: from.WAREHOUSE_KEY },
  /** Left out, mails stay in the outbox. */
  smtpUrl: from.SMTP_URL,
  /** The mailbox of customer service, where questions of shoppers are mailed to. */
  supportMailbox: from.SUPPORT_EMAIL ?? `support@${new URL(publicUrl).hostname}`,
  mailSender: from.MAIL_SENDER ?? `orders@${new URL(publicUrl).hostname}`,
})

/** The CMS; without an address it is simulated, where simulators are allowed. */
const contentOf = (from: Environment) => ({
  older: from.CONTENT,
  umbraco: { url: from.UMBRACO_URL, key: from.UMBRACO_KEY },
  payload: { url: from.PAYLOAD_URL, key: from.PAYLOAD_KEY },
  noticeKeys: from.CONTENT_NOTICE_KEY,
})

/** With an own database there may be several processes, and none of them sees the files of another. */
const photographsOf = (from: Environment, dataDir: string) => ({
  store: from.PHOTOGRAPHS ?? (from.DATABASE_URL === undefined ? ('files' as const) : ('database' as const)),
  /** The folder of the files; several processes need a folder that all of them see. */
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

/** All of them in a shop of this machine alone; elsewhere, and beside a live payment provider, those that are named. Those of identity providers cannot be named. */
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
