import { z } from 'zod'
import { nameableSimulators } from '../simulators/simulator-names.ts'
import { identitySettings } from './identity-settings.ts'
import { leadSettings } from './lead-settings.ts'

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

/** Origins in the form in which browsers send them. */
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

/** The new key first and the one it replaces second, so that a key can change while the shop runs. */
export const keys = (shortest: number) =>
  list.pipe(
    z
      .array(z.string().min(shortest, `must have keys of at least ${shortest} characters`))
      .min(1, 'must hold a key')
      .max(2, 'must hold at most two keys'),
  )

/** Every setting that the program reads from its environment. No other code reads the environment. */
export const environment = z.object({
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
  MARKETS: list.optional(),
  CONTENT: z.enum(['files', 'umbraco'], 'must be files or umbraco').default('files'),
  UMBRACO_URL: z.url('must be an address').optional(),
  UMBRACO_KEY: z.string().optional(),
  PAYLOAD_URL: z.url('must be an address').optional(),
  PAYLOAD_KEY: z.string().optional(),
  CONTENT_NOTICE_KEY: keys(32).optional(),
  PREVIEW_KEY: keys(32).optional(),
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
  SIGNUP_ACCESS_TOKEN: keys(16).optional(),
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
  TILL_RECEIPTS_DIR: z.string().optional(),
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
  VOYADO_KEY: z.string().optional(),
  VOYADO_URL: webAddress.optional(),
  AFTERSHIP_API_KEY: z.string().optional(),
  AFTERSHIP_WEBHOOK_SECRET: z.string().optional(),
  AFTERSHIP_URL: z.url('must be an address').default('https://api.aftership.com/tracking/2025-01'),
  GA4_MEASUREMENT_ID: z
    .string()
    .regex(/^G-[A-Z0-9]+$/, 'must be an id such as G-1A2B3C4D5E')
    .optional(),
  GA4_API_SECRET: z.string().optional(),
  GA4_URL: webAddress.default('https://www.google-analytics.com'),
  SENTRY_DSN: z
    .string()
    .regex(/^https?:\/\/\w+@[^/]+\/(?:.*\/)?\d+$/, 'must be an address such as https://key@host/1')
    .optional(),
  REPLAY_SHARE: z.coerce
    .number('must be a number from 0 to 1')
    .min(0, 'must be a number from 0 to 1')
    .max(1, 'must be a number from 0 to 1')
    .default(0.1),
  CONVERSION_TESTS_URL: z.url('must be an address').optional(),
  CONVERSION_TESTS_KEY: z.string().optional(),
  CAREERS_URL: z.url('must be an address').optional(),
  CAREERS_KEY: z.string().optional(),
  REVIEWS_URL: z.url('must be an address').optional(),
  REVIEWS_KEY: z.string().optional(),
  RETURNS_PLUGIN_URL: z.url('must be an address').optional(),
  RETURNS_PLUGIN_KEY: z.string().optional(),
  ...identitySettings,
  ...leadSettings,
  WAREHOUSE_URL: z.url('must be an address').optional(),
  WAREHOUSE_KEY: keys(32).optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/\S+$/, 'must be an address such as smtps://user:password@mail.example')
    .optional(),
  SUPPORT_EMAIL: z.email('must be an address such as support@shop.example').optional(),
  MAIL_SENDER: z.string().regex(/@/, 'must be an address such as Shop <orders@shop.example>').optional(),
})

export type Environment = z.infer<typeof environment>
