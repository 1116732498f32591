import { join, resolve } from 'node:path'
import { z } from 'zod'
import { Fault } from '#foundation/fault.ts'
import {
  identitySimulators,
  nameableSimulators,
  otherSimulators,
  paymentSimulators,
  type SimulatorName,
} from '../simulators/simulator-names.ts'
import { identitySettings, missingOfIdentity, providersOfSettings } from './identity-settings.ts'
import { refuseWeakLive } from './live-settings.ts'

const aPort = 'must be a whole number from 1 to 65534'
const port = z.coerce.number(aPort).int(aPort).min(1, aPort).max(65_534, aPort)
const wholeNumber = (least: number) =>
  z.coerce.number(`must be a whole number from ${least} on`).int().min(least, `must be a whole number from ${least} on`)
const webAddress = z
  .string()
  .refine((text) => /^https?:\/\//.test(text) && URL.canParse(text), {
    error: 'must be an address such as https://shop.example',
    abort: true,
  })
  .refine((text) => new URL(text).href === `${new URL(text).origin}/`, 'must be scheme and host only, without a path')
  .transform((text) => new URL(text).origin)
/** Origins as browsers send them. */
const origins = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .pipe(z.array(webAddress).max(20))
const postgresAddress = z
  .string()
  .regex(/^postgres(ql)?:\/\//, 'must be an address such as postgresql://user:password@host/name')
  .refine((text) => URL.canParse(text), 'must be an address such as postgresql://user:password@host/name')
const yes = z.enum(['yes', 'no'], 'must be yes or no').transform((word) => word === 'yes')
const list = z.string().transform((text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== ''),
)
/** New one first, the one it replaces second, so that a key can change while the shop runs. */
const keys = (shortest: number) =>
  list.pipe(
    z
      .array(z.string().min(shortest, `must have keys of at least ${shortest} characters`))
      .min(1, 'must hold a key')
      .max(2, 'must hold at most two keys'),
  )

/** Every setting the program reads from its environment; nothing else reads it. */
const environment = z.object({
  NODE_ENV: z
    .enum(['production', 'development', 'test'], 'must be production, development or test')
    .default('production'),
  PORT: port.default(3000),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'must be a host name or an IP address')
    .default('127.0.0.1'),
  PUBLIC_URL: webAddress.optional(),
  APP_ORIGINS: origins.optional(),
  DATABASE_URL: postgresAddress.optional(),
  DATABASE_POOL: wholeNumber(2).default(16),
  DATA_DIR: z.string().optional(),
  SHOP: z.string().default('shops/demo'),
  TRUST_PROXY: list.optional(),
  STORE_HOSTS: list.optional(),
  CDN_SECONDS: wholeNumber(0).default(0),
  CHECKOUT_PLACES: wholeNumber(1).optional(),
  CONSENT: z.enum(['ask', 'granted'], 'must be ask or granted').optional(),
  WARM_UP: yes.default(true),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'], 'must be fatal, error, warn, info, debug or silent')
    .optional(),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  COOKIE_SECRET: keys(32).optional(),
  INTERNAL_API_KEY: keys(16).optional(),
  ACCESS_TOKEN_SECONDS: wholeNumber(1).default(3600),
  SIMULATORS_URL: webAddress.optional(),
  ALLOW_SIMULATORS: list
    .pipe(
      z.array(z.enum(nameableSimulators, `must name simulators, divided by commas: ${nameableSimulators.join(', ')}`)),
    )
    .optional(),
  ADYEN_MODE: z.enum(['simulator', 'live'], 'must be simulator or live').default('simulator'),
  ADYEN_API_KEY: z.string().optional(),
  ADYEN_MERCHANT_ACCOUNT: z.string().optional(),
  ADYEN_HMAC_KEY: z
    .string()
    .regex(/^[0-9a-fA-F]{64}$/, 'must be 64 hexadecimal digits')
    .optional(),
  ADYEN_CLIENT_KEY: z.string().optional(),
  ADYEN_API_URL: z.url('must be an address').optional(),
  ADYEN_REGION: z
    .enum(['us', 'au', 'apse', 'in', 'nea'], 'must be us, au, apse, in or nea, or left out for Europe')
    .optional(),
  ADYEN_REPORT_USER: z.string().regex(/:/, 'must be a user and password such as report@shop:password').optional(),
  POS_TERMINALS: list
    .pipe(z.array(z.string().regex(/^[\w-]+=[\w-]+$/, 'must be stores and terminals such as kompagni=V400m-1')))
    .optional(),
  KLARNA_USERNAME: z.string().optional(),
  KLARNA_PASSWORD: z.string().optional(),
  KLARNA_API_URL: z.url('must be an address').optional(),
  IYZICO_API_KEY: z.string().optional(),
  IYZICO_SECRET_KEY: z.string().optional(),
  IYZICO_API_URL: z.url('must be an address').optional(),
  OPENSEARCH_URL: z.url('must be an address').optional(),
  SIZE_ADVISOR_URL: z.url('must be an address').optional(),
  SIZE_ADVISOR_KEYS: z
    .string()
    .regex(/^[A-Z]{2}:[^,:]+(,[A-Z]{2}:[^,:]+)*$/, 'must be keys by country such as GB:key,DK:key')
    .optional(),
  LOQATE_KEY: z.string().optional(),
  LOQATE_URL: z.url('must be an address').default('https://api.addressy.com'),
  CANADA_POST_KEY: z.string().optional(),
  CANADA_POST_URL: z.url('must be an address').default('https://ws1.postescanada-canadapost.ca'),
  PHOTOGRAPHS: z.enum(['files', 'database', 's3'], 'must be files, database or s3').optional(),
  PHOTOGRAPHS_DIR: z.string().optional(),
  S3_URL: webAddress.optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
    .optional(),
  S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/, 'must be a region such as eu-central-1')
    .default('us-east-1'),
  S3_PREFIX: z
    .string()
    .regex(/^(?:[A-Za-z0-9_-]{1,60}\/){0,6}$/, 'must be folders such as shop/photographs/')
    .default('photographs/'),
  S3_ACCESS_KEY: z.string().optional(),
  S3_SECRET_KEY: z.string().optional(),
  TAXJAR_TOKEN: z.string().optional(),
  TAXJAR_URL: z.url('must be an address').default('https://api.taxjar.com'),
  ...identitySettings,
  WAREHOUSE_URL: z.url('must be an address').optional(),
  WAREHOUSE_KEY: keys(32).optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/\S+$/, 'must be an address such as smtps://user:password@mail.example')
    .optional(),
  MAIL_SENDER: z.string().regex(/@/, 'must be an address such as Shop <orders@shop.example>').optional(),
})
type Environment = z.infer<typeof environment>

/** Names whose value no message may repeat. */
const secret = /KEY|SECRET|TOKEN|PASSWORD|REPORT_USER|DATABASE_URL|SMTP_URL|OPENSEARCH_URL/
const neededLive = [
  'ADYEN_API_KEY',
  'ADYEN_MERCHANT_ACCOUNT',
  'ADYEN_HMAC_KEY',
  'ADYEN_CLIENT_KEY',
  'ADYEN_API_URL',
] as const

const neededOfBucket = ['S3_URL', 'S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'] as const

export type Settings = ReturnType<typeof arranged>

/** Reads the environment; the first setting that is wrong is thrown, by name. */
export function readSettings(variables: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''))
  const read = environment.safeParse(given)
  if (!read.success) {
    const { path, message } = read.error.issues[0]!
    throw wrong(String(path[0]), message, given)
  }
  const settings = arranged(read.data)
  requireLiveKeys(read.data)
  const lacking = missingOfIdentity(read.data)
  if (lacking) throw wrong(lacking.name, lacking.rule, {})
  const missing = settings.photographs.store === 's3' ? neededOfBucket.find((name) => !read.data[name]) : undefined
  if (missing) throw wrong(missing, 'must be set where PHOTOGRAPHS is s3', {})
  refuseWeakLive(read.data, settings.loopback, (name, rule) => {
    throw wrong(name, rule, given)
  })
  if (settings.mode === 'development' && !settings.loopback)
    throw wrong('NODE_ENV', `must be production where ${whereOthersReach}`, given)
  if (settings.consent === 'granted' && !settings.loopback)
    throw wrong('CONSENT', `must be ask where ${whereOthersReach}`, given)
  if (settings.consent === 'granted' && settings.mode !== 'development')
    throw wrong('CONSENT', 'must be ask, except for npm run dev', given)
  return settings
}

/** Ends a rule that holds for shops others can reach. */
const whereOthersReach = 'HOST or PUBLIC_URL is not a loopback address'

const keysByCountry = (keys = ''): Readonly<Record<string, string>> =>
  Object.fromEntries(keys.split(',').flatMap((one) => (one === '' ? [] : [one.split(':') as [string, string]])))

function arranged(from: Environment) {
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
    /** Addresses and networks whose `X-Forwarded-For` is believed. */
    trustProxy: from.TRUST_PROXY ?? [],
    /**
     * Hosts that devices in stores use; on this machine alone there is one to try it at. Let only the stores' networks reach them: whoever
     * does can start a terminal.
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
    metricsToken: from.METRICS_TOKEN,
    cookieSecrets: from.COOKIE_SECRET,
    internalApiKeys: from.INTERNAL_API_KEY,
    /** So long is a signed-in request known without a look at the database; then the session is refreshed. */
    accessTokenSeconds: from.ACCESS_TOKEN_SECONDS,
    /** The address of the simulators; a port of this machine, so another site to the browser than `localhost`. */
    simulatorsUrl: from.SIMULATORS_URL ?? `http://127.0.0.1:${from.PORT + 1}`,
    simulatorsElsewhere: from.SIMULATORS_URL !== undefined,
    /** Simulators that may stand in for third parties nobody gave keys of. */
    simulators: simulatorsOf(from, loopback),
    /** The address service; without a key the simulator, where there is one. */
    addresses: {
      loqate: { key: from.LOQATE_KEY, url: from.LOQATE_URL },
      canadaPost: { key: from.CANADA_POST_KEY, url: from.CANADA_POST_URL },
    },
    /** The size advisor by country; without an address the simulator, where there is one. */
    openSearchUrl: from.OPENSEARCH_URL,
    sizeAdvisor: { url: from.SIZE_ADVISOR_URL, keys: keysByCountry(from.SIZE_ADVISOR_KEYS) },
    photographs: photographsOf(from, dataDir),
    /** The sales tax service; without a token the simulator, where there is one. */
    taxjar: { token: from.TAXJAR_TOKEN, url: from.TAXJAR_URL },
    /** Identity providers with credentials; the others are simulated, where simulators may stand in for them. */
    identity: providersOfSettings(from),
    /** The warehouse's address for packing orders, and the shared signing key. */
    warehouse: { url: from.WAREHOUSE_URL, keys: from.WAREHOUSE_KEY },
    /** Left out, mails stay in the outbox. */
    smtpUrl: from.SMTP_URL,
    mailSender: from.MAIL_SENDER ?? `orders@${new URL(publicUrl).hostname}`,
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
    /** Without user and password the simulator stands in. */
    klarna: { apiUrl: from.KLARNA_API_URL, username: from.KLARNA_USERNAME, password: from.KLARNA_PASSWORD },
    /** Without keys the simulator stands in. */
    iyzico: { apiUrl: from.IYZICO_API_URL, apiKey: from.IYZICO_API_KEY, secretKey: from.IYZICO_SECRET_KEY },
    /** Terminal of each store that has one. */
    terminals:
      from.POS_TERMINALS && Object.fromEntries(from.POS_TERMINALS.map((pair) => pair.split('=') as [string, string])),
  }
}

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

function requireLiveKeys(from: Environment): void {
  if (from.ADYEN_MODE === 'simulator') return
  const missing = neededLive.find((name) => from[name] === undefined)
  if (missing) throw wrong(missing, 'must be set where ADYEN_MODE is live', {})
}

export const isLoopback = (address: string): boolean => isLoopbackHost(new URL(address).hostname)

const isLoopbackHost = (host: string): boolean => /^(?:localhost|\[?::1\]?|127\.\d{1,3}\.\d{1,3}\.\d{1,3})$/i.test(host)

function wrong(name: string, rule: string, given: Readonly<Record<string, string | undefined>>): Fault {
  const value = secret.test(name) ? undefined : given[name]
  return new Fault('settings.wrong', { name, rule, ...(value !== undefined && { value }) })
}
