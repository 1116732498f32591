import type { AddressInfo } from 'node:net'
import { inspect } from 'node:util'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { sql } from 'kysely'
import { openShopFolder } from '#adapters/content-files/server.ts'
import type { MailData } from '#contracts/mails.ts'
import type { Storefront } from '#contracts/storefront.ts'
import { newId } from '#foundation/ids.ts'
import { type Translate, translator } from '#foundation/words.ts'
import { composeAccounts } from '#server/app/composing/accounts.ts'
import { availabilityCalls } from '#server/app/composing/availability.ts'
import { openBuying } from '#server/app/composing/buying/buying.ts'
import type { BuyingNeeds } from '#server/app/composing/buying/buying-needs.ts'
import { composeClub } from '#server/app/composing/club.ts'
import { composeLoyalty } from '#server/app/composing/loyalty.ts'
import { composeMeasuring } from '#server/app/composing/measuring.ts'
import { composePrivacy } from '#server/app/composing/privacy.ts'
import { openStores } from '#server/app/composing/stores.ts'
import { composeSupport } from '#server/app/composing/support.ts'
import { httpServer } from '#server/app/http/http-server.ts'
import { thirdParties } from '#server/app/settings/third-parties.ts'
import { hostSimulators } from '#server/app/simulators/host.ts'
import { simulated } from '#server/app/simulators/simulated.ts'
import { openCards, openCatalogue, openReadModel } from '#server/catalogue/index.ts'
import { openContent } from '#server/content/index.ts'
import type { MailTransport } from '#server/mails/index.ts'
import { type Market, type Markets, openMarkets } from '#server/markets/index.ts'
import type { Warehouse } from '#server/orders/fulfilment/warehouse.port.ts'
import { pageKinds, visitorRoutes } from '#server/pages/index.ts'
import type { BookedRow } from '#server/payments/index.ts'
import type { Changes } from '#server/platform/changes.ts'
import type { Database } from '#server/platform/database.ts'
import type { Failpoint } from '#server/platform/failpoint.ts'
import type { Jobs } from '#server/platform/jobs.ts'
import type { Ledger, Simulator } from '#server/platform/simulators/simulator.port.ts'
import { addressBookRoutes, openAddressBook, openProfiles, profileRoutes } from '#server/profiles/index.ts'
import { type ActivePromotions, openPromotions } from '#server/promotions/index.ts'
import { searchConfigurationsOf } from '#server/search/index.ts'
import { openSessions, type Sessions } from '#server/sessions/index.ts'
import { sessionsRoutes } from '#server/sessions/sessions.routes.ts'
import { putBackTo, stockIn } from '#server/stock/index.ts'
import { wishlists } from '#server/wishlists/index.ts'
import { addresses, personalNumber } from '../../checks/harness/buying/guest-details.ts'
import { testedMarkets } from '../../checks/harness/shop/tested-markets.ts'
import { addUpBooks } from './outcomes/provider-books.ts'
import { lastDays } from './outcomes/reconcile.ts'

/** A dress and a shirt, in stock in both warehouses; prices per list in minor units. */
export const dress = '100231_navy_03_38'
export const dressInOtherSize = '100231_navy_03_40'
export const shirt = '100500_white_01_m'
const prices: Readonly<Record<string, readonly [dress: number, list: number | null, shirt: number]>> = {
  'en-gb': [4999, 6999, 2500],
  'da-dk': [39995, 49995, 19900],
  'de-de': [5999, null, 2999],
  'fr-fr': [5999, 7999, 2999],
  'tr-tr': [129990, null, 59990],
  'en-us': [6500, null, 3000],
  'ar-ae': [24900, null, 9900],
}

export interface BuyingShop {
  readonly app: FastifyInstance
  readonly buying: ReturnType<typeof openBuying>
  readonly club: ReturnType<typeof composeClub>['club']
  readonly accounts: ReturnType<typeof composeAccounts>['accounts']
  readonly social: ReturnType<typeof composeAccounts>['social']
  readonly sessions: Sessions
  readonly database: Database
  readonly promotions: ActivePromotions
  readonly clock: { now: Date }
  /** Lets time pass, so that temporary blocks end. */
  readonly passTime: (ms: number) => void
  readonly jobs: { readonly queue: string; readonly data: Readonly<Record<string, unknown>> }[]
  readonly alerts: string[]
  readonly failpoint: { fail: Failpoint }
  readonly simulatorsUrl: string
  readonly market: (id: string) => Market
  /** Makes the payment provider fail as described. */
  control(faults: Readonly<Record<string, unknown>>): Promise<void>
  ledger(): Promise<LedgerEntry[]>
  /** The amounts that the providers really charged and did not refund, by payment reference. */
  kept(): Promise<ReadonlyMap<string, number>>
  runJobs(): Promise<void>
  sendDueDeletions(): Promise<void>
  /** Restores vouchers of members that paid for nothing. */
  restoreVouchers(): Promise<void>
  /** Packing lists that warehouses were requested to delete. */
  readonly forgotten: readonly string[]
  /** Every line that the shop logged, as the logger received it. */
  readonly logged: readonly string[]
  close(): Promise<void>
}

export interface LedgerEntry {
  readonly pspReference: string
  readonly reference: string
  readonly amount: { readonly value: number; readonly currency: string }
  readonly state: string
}

/** The files of the markets that the tests use. */
const ofTests = <File>(files: Readonly<Record<string, File>>): Record<string, File> =>
  Object.fromEntries(testedMarkets.map((id) => [id, files[id]!]))

/** The demo shop's markets and pages, a handful of goods, a real database, and the real adapters against their simulators. */
export async function openBuyingShop(
  database: Database,
  options: {
    readonly timeLimitMs?: number
    readonly publicUrl?: string
    /** Markets that take payments by Klarna. */
    readonly klarnaIn?: readonly string[]
    /** Markets with a tax service. */
    readonly taxServiceIn?: readonly string[]
    /** The payment fee of some markets, in minor units. */
    readonly paymentFeeIn?: Readonly<Record<string, number>>
    /** The folder where tills write their receipts. */
    readonly tillReceiptsDir?: string
    /** Deletes the packing lists of deleted customers. */
    readonly warehouse?: Warehouse
    readonly storeHosts?: readonly string[]
    readonly appOrigins?: readonly string[]
    /** Sends mails; without it they stay in the outbox. */
    readonly mailServer?: MailTransport
    /** Features are switched off while they are in this set. */
    readonly switchedOff?: ReadonlySet<string>
    /** Features are switched on while they are in this set. */
    readonly switchedOn?: ReadonlySet<string>
    /** Addresses of pages that the content has put elsewhere, by alias. */
    readonly moved?: ReadonlyMap<string, string>
  } = {},
): Promise<BuyingShop> {
  await layOutGoods(database)
  const folder = unwrap(await openShopFolder({ folder: 'shops/demo', words: 'words' }))
  const source = unwrap(await folder.content.read())
  const markets = withOptions(unwrap(openMarkets(ofTests(folder.markets), source.toggles)), options)
  const reading = { markets, safeHtml: (html: string) => html, category: () => undefined, report: () => {} }
  const opened = openContent({ ...reading, clock: () => new Date(0) }, source)
  const switched = () => [
    ...[...(options.switchedOn ?? [])].map((key) => [key, true] as const),
    ...[...(options.switchedOff ?? [])].map((key) => [key, false] as const),
  ]
  const content: typeof opened = {
    ...opened,
    linkTo: (market, alias) => options.moved?.get(alias) ?? opened.linkTo(market, alias),
    toggle: (market, key) => new Map(switched()).get(key) ?? opened.toggle(market, key),
    shell: (market) => {
      const shell = opened.shell(market)
      return { ...shell, featureToggles: { ...shell.featureToggles, ...Object.fromEntries(switched()) } }
    },
  }
  const words = speakers((market) => content.words(market))
  const clock = { now: new Date() }
  let passedMs = 0
  const changes: Changes = { publish: async () => {}, listen: () => () => {} }
  const now = () => clock.now
  const readModel = await openReadModel(database, markets.open)
  const stock = stockIn(database, changes)
  const needs = { database, readModel, words, clock: now }
  const catalogue = openCatalogue(needs, openCards(needs))
  const promotions = await openPromotions(database, now)
  const jobs: BuyingShop['jobs'] = []
  const workers = new Map<string, Parameters<Jobs['work']>[1]>()
  const alerts: string[] = []
  const forgotten: string[] = []
  const logged: string[] = []
  const note = (...line: readonly unknown[]) => void logged.push(inspect(line, { depth: 20 }))
  const failpoint: BuyingShop['failpoint'] = { fail: () => {} }

  let shopUrl = ''
  const simulators = new Map<string, Simulator>()
  const host = hostSimulators({ simulators, about: {} })
  await new Promise<void>((listening) => host.listen(0, '127.0.0.1', listening))
  const simulatorsUrl = `http://127.0.0.1:${(host.address() as AddressInfo).port}`

  const { publicUrl = 'http://localhost:3000' } = options
  const parties = thirdParties({
    adyen: { mode: 'simulator' } as never,
    staffDomain: 'halden.example',
    simulatorsUrl,
    callbackUrl: () => shopUrl,
    guardNow: () => Date.now() + passedMs,
    ...(options.timeLimitMs === undefined ? {} : { timeLimitMs: options.timeLimitMs }),
    ...(options.tillReceiptsDir === undefined ? {} : { tillReceiptsDir: options.tillReceiptsDir }),
  })
  const queue: Jobs = {
    send: async (_inside, name, data) => void jobs.push({ queue: name, data }),
    work: async (name, work) => void workers.set(name, work),
  }
  const log: BuyingNeeds['log'] = {
    warn: note,
    error: (details, message) => {
      note(details, message)
      alerts.push(String((details as { code?: string }).code))
    },
  }
  const customerClub = composeClub(
    { database, clock: now, jobs: queue, publicUrl, signupTokens: [], leads: undefined },
    { markets, content, words },
  )
  await customerClub.start()
  const buying = openBuying({
    customerClub,
    ...parties,
    database,
    catalogue,
    promotions,
    stock,
    putBack: putBackTo(changes),
    noticeKeys: ['notice-key-of-tests'],
    secrets: ['secret-of-tests'.repeat(3)],
    jobs: queue,
    clock: now,
    markets,
    content,
    words,
    publicUrl,
    log,
    failpoint: (name) => failpoint.fail(name),
  })
  const savedGoods = wishlists({
    ...{ database, catalogue, words, clock: now, newId },
    toggle: content.toggle,
  })
  const sessions = openSessions({
    ...{ database, clock: now, publicUrl, secrets: ['secret-of-tests'.repeat(3)], lifeSeconds: 3600 },
    replayed: ({ sessionId }) => void alerts.push(`session.replayed ${sessionId}`),
  })
  const accounts = composeAccounts(
    { database, clock: now, jobs: queue, log, publicUrl, secrets: ['secret-of-tests'.repeat(3)] },
    {
      ...{ sessions, markets, content, words, baskets: buying.baskets, wishlists: savedGoods },
      club: customerClub.club,
      staffDomain: 'halden.example',
      identityProviders: parties.identityProviders,
      loyalty: parties.loyalty,
    },
  )
  await accounts.start()
  const privacy = composePrivacy(
    { ...{ database, clock: now, jobs: queue, publicUrl }, accessTokenSeconds: 3600, failed: note },
    {
      ...accounts,
      sessions,
      markets,
      content,
      words,
      warehouses: [
        { handOver: async () => {}, forget: async (ids) => void forgotten.push(...ids) },
        ...(options.warehouse ? [options.warehouse] : []),
      ],
    },
  )
  const stopDeleting = await privacy.start()
  stopDeleting()
  const { stores } = openStores(source.stores)
  const addressBook = openAddressBook(database)
  const profiles = openProfiles({
    ...{ database, clock: now, stores, content, accounts: accounts.accounts },
    toggle: content.toggle,
    contactOf: customerClub.contactOf,
  })
  const loyalty = composeLoyalty(
    { database, clock: now, log },
    {
      ...{ provider: parties.loyalty, tillReceipts: parties.tillReceipts, markets, stores, content },
      ...{ accounts: accounts.accounts, baskets: buying.baskets },
    },
  )
  const stopVouchers = await loyalty.start(queue)
  stopVouchers()
  const customerService = composeSupport(
    { database, jobs: queue, clock: now, supportMailbox: 'support@halden.example' },
    markets,
  )
  const stop = await buying.start({
    storefront: async () => storefront,
    settings: () => ({ publicUrl, shellUrl: '' }),
    transport: options.mailServer,
    showsOutbox: true,
  })
  stop()
  const measuring = composeMeasuring(
    {
      ...{ replayShare: 1, secret: Buffer.from('a secret of tests') },
      toggle: content.toggle,
      failed: (error, what) => void alerts.push(`${what}: ${String(error)}`),
    },
    parties,
  )
  const localization = (market: Market = markets.open[0]!) => ({ t: words(market), locale: market.locale })
  const app = await httpServer({
    version: '0',
    settings: {
      publicUrl,
      trustProxy: [],
      cdnSeconds: 0,
      internalApiKeys: ['internal-key-of-tests'],
      storeHosts: options.storeHosts ?? [],
      appOrigins: options.appOrigins ?? [],
    } as never,
    isStore: (id) => source.stores.some((store) => store.id === id),
    strict: true,
    markets,
    localization,
    sessions,
    calls: [
      ...buying.calls,
      availabilityCalls({ database }, { stock, stores, baskets: buying.baskets }),
      visitorRoutes({
        ...buying,
        ...accounts,
        wishlists: savedGoods,
        stores,
        ...{ content, loyalty: loyalty.loyalty },
        ...measuring,
        isRecorded: measuring.monitoring.isRecorded,
      }),
      ...measuring.calls,
      sessionsRoutes(sessions),
      ...accounts.calls,
      ...loyalty.calls,
      ...customerService.calls,
      ...customerClub.calls,
      addressBookRoutes(addressBook),
      profileRoutes({ profiles, markets, accounts: accounts.accounts, points: loyalty.pointsOfAccount }),
      privacy.calls,
    ],
    pages: {
      parts: {
        clock: now,
        markets,
        content,
        catalogue,
        search: noSearch,
        publicUrl,
        listings: () => searchConfigurationsOf(),
        accounts: accounts.accounts,
        social: accounts.social,
        offersProgramme: accounts.offersProgramme,
        ...{ profiles, addressBook, stores, sessions, ...privacy },
        baskets: buying.baskets,
        club: customerClub.club,
        wishlists: savedGoods,
        support: customerService.support,
        vouchers: loyalty.vouchers,
        ...{ loyalty: loyalty.loyalty, rewardPoints: loyalty.rewardPoints, storeReceipts: loyalty.storeReceipts },
        codes: buying.codes,
        rewards: promotions.rewards,
        checkout: buying.checkout,
        orders: buying.orders,
        ownOrders: buying.fulfilling.ownOrders,
        returns: buying.returns,
        invoices: buying.invoices,
        withdrawals: buying.withdrawals,
        tracking: buying.tracking,
        fulfilments: buying.fulfilling.fulfilments,
        paymentProviders: parties.providers,
        qrCode: (text: string) => `data:,${text}`,
      } as never,
      kinds: pageKinds,
      storefront: async () => storefront,
      cache: undefined,
    },
    isReady: () => true,
    metrics: async () => ({ type: 'text/plain', text: '' }),
  })
  shopUrl = await app.listen({ port: 0, host: '127.0.0.1' })
  for (const [name, make] of Object.entries(simulated)) {
    simulators.set(name, make({ ledger: ledgerInMemory(), url: `${simulatorsUrl}/${name}`, shopUrl }))
  }

  return {
    app,
    buying,
    club: customerClub.club,
    accounts: accounts.accounts,
    social: accounts.social,
    sessions,
    database,
    promotions,
    clock,
    passTime: (ms) => {
      passedMs += ms
    },
    jobs,
    alerts,
    failpoint,
    simulatorsUrl,
    market: (id) => markets.find(id)!,
    control: async (faults) => {
      for (const name of ['adyen', 'klarna', 'iyzico'])
        await fetch(`${simulatorsUrl}/${name}/control`, { method: 'POST', body: JSON.stringify(faults) })
    },
    ledger: async () =>
      ((await (await fetch(`${simulatorsUrl}/adyen/ledger`)).json()) as { payments: LedgerEntry[] }).payments,
    kept: async () => {
      const kept = new Map<string, number>()
      for (const name of ['adyen', 'klarna', 'iyzico'] as const) {
        const rows: BookedRow[] = []
        for (const day of lastDays(new Date(), 2)) {
          const read = await parties.providers.of(name).books(day)
          if (read !== 'not-there-yet') rows.push(...read)
        }
        for (const { paymentId, takenMinor, backMinor } of addUpBooks(rows).payments.values())
          kept.set(paymentId, takenMinor - backMinor)
      }
      return kept
    },
    forgotten,
    logged,
    restoreVouchers: loyalty.vouchers.restore,
    sendDueDeletions: privacy.accountDeletions.sendDue,
    runJobs: async () => {
      for (const { queue, data } of jobs.splice(0)) await workers.get(queue)?.(data)
    },
    close: async () => {
      host.closeAllConnections()
      app.server.closeAllConnections()
      await app.close()
      await new Promise((closed) => host.close(closed))
    },
  }
}

const taxFrom = { regionCode: 'NJ', postalCode: '07001', city: 'Avenel', street: '305 W Village Dr' }

interface PaymentOptions {
  readonly klarnaIn?: readonly string[]
  readonly taxServiceIn?: readonly string[]
  readonly paymentFeeIn?: Readonly<Record<string, number>>
}

/** The markets with other ways to pay and other taxes. */
function withOptions(
  markets: Markets,
  { klarnaIn = [], taxServiceIn = [], paymentFeeIn = {} }: PaymentOptions,
): Markets {
  const open = markets.open.map((market): Market => {
    const choices = {
      ...market.choices,
      ...(klarnaIn.includes(market.id) ? { paymentProvider: 'klarna' as const } : {}),
      ...(taxServiceIn.includes(market.id) ? { taxService: 'taxjar' as const, taxFrom } : {}),
      ...(market.id in paymentFeeIn ? { paymentFeeMinor: paymentFeeIn[market.id] } : {}),
    }
    return { ...market, choices }
  })
  return { ...markets, open, find: (id) => open.find((market) => market.id === id) }
}

function ledgerInMemory(): Ledger {
  const entries: Readonly<Record<string, unknown>>[] = []
  return { append: (entry) => void entries.push(entry), entries: () => entries }
}

/** Renders pages as their payload, so that tests can read what a page is made from. */
const storefront: Storefront = {
  build: 'test',
  render: (page) => JSON.stringify(page),
  mail: (kind, data) => {
    const {
      order,
      receiptUrl = '',
      backTo,
      paymentFee,
      change,
    } = data as Partial<MailData['order-refunded'] & MailData['parcel-news']>
    const back = [backTo, paymentFee].map((part) => (part === undefined ? '' : JSON.stringify(part))).join('')
    const subject = `${kind} ${order?.orderNumber ?? ''}${change === undefined ? '' : ` ${change}`}`
    return { subject, html: `<a href="${receiptUrl}">receipt</a>${back}`, text: receiptUrl || JSON.stringify(data) }
  },
}
const noSearch = {
  search: async () => ({ results: [], totalResults: 0, facets: [], sortings: [], categorySearch: [] }) as never,
}

function speakers(wordsOf: (market: Market) => Readonly<Record<string, string>>): (market: Market) => Translate {
  const known = new Map<string, Translate>()
  return (market) => {
    const made = known.get(market.id) ?? translator(wordsOf(market), {}, market.locale)
    known.set(market.id, made)
    return made
  }
}

function unwrap<Value>(result: { ok: true; value: Value } | { ok: false; problem: unknown }): Value {
  if (!result.ok) throw new Error(JSON.stringify(result.problem))
  return result.value
}

/** Resets the goods, and deletes what shoppers made. */
export async function layOutGoods(database: Database): Promise<void> {
  await sql`
    truncate style, product, product_text, variant, price_now, stock, reservation, product_category, basket, checkout_basket,
      payment, payment_event, refund, shop_order, order_line, parcel, mail, rate_count,
      promotion, promotion_code, promotion_reward, promotion_use, gift_card, gift_card_entry, account, session cascade;
    insert into style values ('100231'), ('100500');
    insert into product (product_id, style_number, option_id, colour, colour_family, colour_hex, sub_brand, brand, family, available_from)
      values ('100231_navy_03', '100231', '03', 'navy', 'blue', '#14213d', 'women', 'Halden', 'dresses', now() - interval '90 days'),
             ('100500_white_01', '100500', '01', 'white', 'white', '#ffffff', 'women', 'Halden', 'shirts', now() - interval '90 days');
    insert into variant (sku, product_id, ean, size_id, size_name, size_group, position)
      values ('100231_navy_03_38', '100231_navy_03', '5700000000011', '38', '38', 'eu', 1),
             ('100231_navy_03_40', '100231_navy_03', '5700000000028', '40', '40', 'eu', 2),
             ('100500_white_01_m', '100500_white_01', '5700000000035', 'm', 'M', 'letters', 1);
    insert into product_text (product_id, language, name, colour_name, description, fabric, slug)
      select p, l, n || ' ' || l, 'colour', '', '', 'slug' from
        (values ('100231_navy_03', 'Dress'), ('100500_white_01', 'Shirt')) as goods (p, n), unnest(array['en', 'da', 'de', 'fr', 'tr', 'ar']) as l;
    insert into stock (sku, place, received, available)
      select sku, place, 500, 500 from variant, unnest(array['warehouse:main', 'warehouse:us']) as place;
  `.execute(database.sql())
  for (const [list, [dressMinor, listMinor, shirtMinor]] of Object.entries(prices)) {
    await sql`
      insert into price_now (sku, list, currency, minor, list_minor, prior_minor) values
        (${dress}, ${list}, 'XXX', ${dressMinor}, ${listMinor}, ${listMinor}), (${dressInOtherSize}, ${list}, 'XXX', ${dressMinor}, ${listMinor}, ${listMinor}),
        (${shirt}, ${list}, 'XXX', ${shirtMinor}, null, null)
    `.execute(database.sql())
  }
}

export async function setPieces(database: Database, sku: string, pieces: number): Promise<void> {
  await sql`update stock set available = ${pieces}, received = ${pieces} + reserved + sold where sku = ${sku}`.execute(
    database.sql(),
  )
}

/** The address of a market, with the district and zone that its country requires. */
export function addressIn(market: Market): Record<string, string> {
  const [district] = market.country.address.regions === 'districts' ? market.country.regions : []
  return { ...addresses[market.id]!, ...(district ? { district: district.code, zone: district.zone ?? '' } : {}) }
}

type Answer = {
  readonly status: number
  readonly body: never
  readonly cookie: string | undefined
  readonly location: string | undefined
}

const knownBaskets = new Map<string, string>()
const idIn = (cookie: string | undefined): string | undefined => cookie?.split('.')[0]

/** A guest with a browser: keeps the basket cookie, and sets the network of each request. */
export function guest({ app }: Pick<BuyingShop, 'app'>, marketId: string) {
  let cookie: string | undefined
  let orderCookie: object | undefined
  const ask = async (options: InjectOptions): Promise<Answer> => {
    const answer = await app.inject({
      ...options,
      headers: {
        'sec-fetch-site': 'same-origin',
        ...(cookie ? { cookie: `basket=${cookie}` } : {}),
        ...options.headers,
      },
    })
    const set = answer.cookies.find(({ name }) => name === 'basket')
    if (set) cookie = set.value === '' ? undefined : set.value
    if (cookie !== undefined) knownBaskets.set(idIn(cookie)!, cookie)
    orderCookie = answer.cookies.find(({ name }) => name === 'orderNumber')
    const isJson = answer.headers['content-type']?.toString().includes('json') || answer.body.startsWith('{')
    return {
      status: answer.statusCode,
      body: (isJson ? JSON.parse(answer.body) : answer.body) as never,
      cookie,
      location: answer.headers.location?.toString(),
    }
  }
  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
    ask({ method, url: `/api/order/${marketId}/${path}`, ...(payload ? { payload } : {}) })
  const post = (path: string, form: Readonly<Record<string, string>>) =>
    ask({
      method: 'POST',
      url: `/${marketId}${path}`,
      payload: new URLSearchParams(form).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
  return {
    call,
    post,
    ask,
    page: (path: string) => ask({ method: 'GET', url: path.startsWith('/') ? path : `/${marketId}/${path}` }),
    basketId: () => idIn(cookie),
    /** Id and key, as stored in the browser. */
    basketCookie: () => cookie,
    /** As set by the last answer. */
    orderCookie: () => orderCookie,
    /** Sets the cookie of this basket. If no browser has received the basket, the key is not valid. */
    takeBasket: (id: string | undefined) => {
      cookie = id && (knownBaskets.get(id) ?? `${id}.${'0'.repeat(43)}`)
    },
  }
}
export type Guest = ReturnType<typeof guest>

export const testCard = (number = '4111111111111111', holderName = 'Test Card') => ({
  type: 'scheme',
  encryptedCardNumber: `test_${number}`,
  encryptedExpiryMonth: 'test_03',
  encryptedExpiryYear: 'test_2030',
  encryptedSecurityCode: 'test_737',
  holderName,
})

/** Brings a guest's basket through every step except the last. */
export async function upToPayment(
  shop: BuyingShop,
  who: Guest,
  marketId: string,
  lines: readonly { sku: string; quantity: number }[] = [{ sku: dress, quantity: 1 }],
): Promise<string> {
  const market = shop.market(marketId)
  const home = market.choices.shippingMethods.find(({ deliveryType }) => deliveryType === 'home')!
  for (const line of lines) await who.call('POST', 'basket/line', line)
  await who.call('PUT', 'basket/continue-as-guest', { email: 'guest@example.com' })
  await who.call('PUT', 'basket/address', { shippingAddress: addressIn(market) })
  await who.call('PUT', 'basket/shipment', { shippingMethodId: home.id })
  await who.call('PUT', 'basket/accept-terms', { acceptTerms: true })
  const setup = await who.call('GET', 'get-payment-methods')
  if (setup.status !== 200) throw new Error(`not ready to pay: ${JSON.stringify(setup.body)}`)
  return (setup.body as { checkoutBasketId: string }).checkoutBasketId
}

/** Presses a button on a page of the simulated iyzico, posts the form of the answer to the shop, and returns the shop's answer. */
export async function pressAtIyzico(who: Guest, url: string, outcome: string): Promise<Answer> {
  const page = await (await fetch(url, { method: 'POST', body: new URLSearchParams({ outcome }) })).text()
  const token = /name="token" value="(\w+)"/.exec(page)![1]!
  const action = new URL(/form id="back" method="post" action="([^"]+)"/.exec(page)![1]!)
  return who.ask({
    method: 'POST',
    url: action.pathname,
    payload: new URLSearchParams({ token }).toString(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'cross-site',
      origin: action.origin,
      // With a form of another site the browser sends no Lax cookie.
      cookie: '',
    },
  })
}

export { personalNumber }

/** Pays with the provider of the market, and returns the order. */
export async function payInMarket(
  shop: BuyingShop,
  who: Guest,
  marketId: string,
  checkoutBasketId: string,
): Promise<{ readonly paymentState: string; readonly orderId: string; readonly orderNumber: string }> {
  const { paymentProvider } = shop.market(marketId).choices
  if (paymentProvider === 'klarna') return payByKlarna(shop, who, checkoutBasketId)
  if (paymentProvider !== 'iyzico')
    return (await who.call('POST', 'basket/create-payment', { checkoutBasketId, paymentMethod: testCard() })).body
  const begun = await who.call('POST', 'payment/iyzico/initialize-payment', {
    checkoutBasketId,
    checkoutPersonalNumber: personalNumber,
  })
  const { iyzicoPaymentUrl } = begun.body as { iyzicoPaymentUrl: string }
  await pressAtIyzico(who, iyzicoPaymentUrl, 'approve')
  who.takeBasket(undefined)
  return outcomeOf(shop, checkoutBasketId)
}

async function outcomeOf(shop: BuyingShop, checkoutBasketId: string) {
  const settled = (await shop.buying.checkout.latestPayment(checkoutBasketId))!
  return { paymentState: settled.payment.state, orderId: settled.order!.id, orderNumber: settled.order!.orderNumber }
}

/** Chooses an invoice, and confirms on Klarna's page. */
async function payByKlarna(shop: BuyingShop, who: Guest, checkoutBasketId: string) {
  const paymentMethod = { type: 'pay_later' }
  const { redirectUrl } = (await who.call('POST', 'basket/create-payment', { checkoutBasketId, paymentMethod }))
    .body as { redirectUrl: string }
  const body = new URLSearchParams({ outcome: 'approve' })
  const left = await fetch(redirectUrl, { method: 'POST', body, redirect: 'manual' })
  const back = new URL(left.headers.get('location')!)
  await who.ask({ method: 'GET', url: back.pathname + back.search, headers: { accept: 'text/html' } })
  who.takeBasket(undefined)
  return outcomeOf(shop, checkoutBasketId)
}
