import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { sharedBrowser } from '../checks/harness/browser/shared-fixtures.ts'
import { inDatabase } from '../checks/harness/goods/goods-for-proofs.ts'
import type { TriedClient } from '../checks/harness/session-clients/client-page.ts'
import { serveClientPage } from '../checks/harness/session-clients/serve-client-page.ts'
import { startShop } from '../checks/harness/shop/start-shop.ts'

const app = await serveClientPage()
afterAll(() => app.close())
const accessTokenSeconds = 3
const shop = await startShop({
  settings: { APP_ORIGINS: app.origin, ACCESS_TOKEN_SECONDS: String(accessTokenSeconds) },
})
afterAll(() => shop.remove())
const browser = await sharedBrowser()
afterAll(() => browser.close())

const refreshPath = '/api/auth/session/refresh'
const personal = '/api/account/sessions'
const password = 'blue horses walk'
let people = 0
const newEmail = (): string => `ida-${process.pid}-${++people}@example.com`
/** All browsers share one network, which may create only a few accounts an hour, so the count is deleted. */
const forgetAccountsMade = () => inDatabase(shop, 'truncate rate_count')
beforeEach(forgetAccountsMade)

interface Tried {
  readonly context: BrowserContext
  readonly page: Page
  /** Another tab of the same browser. */
  tab(): Promise<Page>
  /** Number of refresh requests that its tabs have sent so far. */
  refreshes(): number
}

type Kind = { readonly client: 'published' | 'own'; readonly mode: 'cookie' | 'header' }
const kinds: readonly Kind[] = [
  { client: 'published', mode: 'cookie' },
  { client: 'published', mode: 'header' },
  { client: 'own', mode: 'cookie' },
  { client: 'own', mode: 'header' },
]

/** Opens the app in a separate browser context, which is closed after the test. */
async function openApp(kind: Kind): Promise<Tried> {
  const opened = await openBrowser(kind)
  onTestFinished(() => opened.context.close())
  return opened
}

async function openBrowser({ client, mode }: Kind): Promise<Tried> {
  const context = await browser.newContext()
  let refreshes = 0
  context.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === refreshPath) refreshes++
  })
  const tab = async (): Promise<Page> => {
    const page = await context.newPage()
    await page.goto(`${app.origin}/?${new URLSearchParams({ shop: shop.url, client, mode })}`, { timeout: 180_000 })
    return page
  }
  return { context, page: await tab(), tab, refreshes: () => refreshes }
}

/** Returns the tab and 49 more: ten tabs in processes of their own, and four in the process of each. */
async function open50Tabs({ page, tab }: Tried): Promise<Page[]> {
  const ten = [page, ...(await Promise.all(Array.from({ length: 9 }, tab)))]
  const opened = await Promise.all(ten.map(openFour))
  return [...ten, ...opened.flat()]
}

async function openFour(page: Page): Promise<Page[]> {
  const opened: Page[] = []
  while (opened.length < 4) {
    const popup = page.waitForEvent('popup')
    await page.evaluate(() => void window.open(location.href))
    opened.push(await popup)
  }
  await Promise.all(opened.map((one) => one.waitForLoadState()))
  return opened
}

/** Runs a function with the session client of a page. */
async function inPage<Answer, Argument = undefined>(
  page: Page,
  run: (client: TriedClient, argument: Argument) => Promise<Answer>,
  argument?: Argument,
): Promise<Answer> {
  const client = await page.evaluateHandle(() => (globalThis as unknown as { tried: TriedClient }).tried)
  return client.evaluate(run as (client: TriedClient, argument: unknown) => Promise<Answer>, argument)
}

const signUp = (page: Page, email: string) =>
  inPage(page, (client, [to, secret]) => client.signUp(to, secret), [email, password] as const)
const signIn = (page: Page, email: string, typed = password) =>
  inPage(page, (client, [to, secret]) => client.signIn(to, secret), [email, typed] as const)
const askPersonal = (page: Page) =>
  inPage(page, async (client, path) => (await client.call('GET', path)).status, personal)
const exists = (page: Page) => inPage(page, (client) => client.exists())
const eventsOf = (page: Page) => inPage(page, async (client) => client.events)
const expire = () => new Promise((resolve) => setTimeout(resolve, (accessTokenSeconds + 1) * 1_000))

/** Waits for a mail with such a link and returns the token in the link. */
async function tokenOfMail(email: string, link: RegExp): Promise<string> {
  const text = async (path: string) => (await fetch(`${shop.url}${path}`)).text()
  const find = async () => {
    const rows = (await text('/dev/outbox')).split('<tr').filter((one) => one.includes(email))
    const mails = await Promise.all(rows.map((row) => text(/\/dev\/outbox\/\d+/.exec(row)![0])))
    return mails.flatMap((mail) => /[?&;]token=([\w.%-]+)/.exec(link.exec(mail)?.[0] ?? '')?.[1] ?? [])[0]
  }
  await expect.poll(find, { timeout: 60_000 }).toBeDefined()
  return decodeURIComponent((await find())!)
}

describe.each(kinds)('the $client session client, tokens by $mode', (kind) => {
  test('a guest is asked for a session once, and stays a guest [C-SES-01]', async () => {
    const { page, refreshes } = await openApp(kind)

    expect([await askPersonal(page), await askPersonal(page), await exists(page)]).toEqual([401, 401, false])
    expect(refreshes()).toBe(1)
  })

  test('signs up and in, and reports a taken address and a wrong password [C-SES-05, C-SES-O1, D-07]', async () => {
    const { page } = await openApp(kind)
    const email = newEmail()

    expect(await signUp(page, email)).toBe('OK')
    expect([await askPersonal(page), await exists(page)]).toEqual([200, true])
    expect(await eventsOf(page)).toContain('SESSION_CREATED')
    expect(await inPage(page, async (client) => Object.keys(await client.payload()))).toEqual(
      expect.arrayContaining(['sub', 'iat', 'exp', 'sessionHandle', 'st-ev']),
    )

    const { page: other } = await openApp(kind)
    expect(await signUp(other, email)).toBe('FIELD_ERROR')
    expect(await signIn(other, email, 'grey horses walk')).toBe('WRONG_CREDENTIALS_ERROR')
    expect(await signIn(other, email)).toBe('OK')
    expect(await askPersonal(other)).toBe(200)
  })

  test('stays signed in when the answer to a refresh is lost [C-SES-O2]', async () => {
    const { context, page } = await openApp(kind)
    await signUp(page, newEmail())
    await expire()
    let lost = 0
    await context.route(`**${refreshPath}`, async (route) => {
      if (lost > 2) return route.continue()
      lost++
      // The test sends the request itself, so that the browser gets nothing of the answer, not even its cookies.
      const request = route.request()
      const { host: _host, 'content-length': _length, connection: _connection, ...headers } = await request.allHeaders()
      await fetch(request.url(), { method: 'POST', headers })
      return route.abort()
    })

    for (let tries = 0; tries < 3; tries++) expect(await askPersonal(page).catch(() => 'lost')).toBe('lost')
    expect(await askPersonal(page)).toBe(200)
  })

  test('gives up after ten refreshes where the shop refuses for ever [C-SES-06, C-SES-08]', async () => {
    const { context, page, refreshes } = await openApp(kind)
    await signUp(page, newEmail())
    const before = refreshes()
    await context.route(`**${personal}`, (route) =>
      route.request().method() === 'OPTIONS'
        ? route.continue()
        : route.fulfill({
            status: 401,
            headers: { 'access-control-allow-origin': app.origin, 'access-control-allow-credentials': 'true' },
            body: '{}',
          }),
    )

    await expect(askPersonal(page)).rejects.toThrow(/10/)
    expect(refreshes() - before).toBe(10)
  })

  test('signs out in every tab [C-SES-02]', async () => {
    const { page, tab } = await openApp(kind)
    await signUp(page, newEmail())
    const other = await tab()
    expect(await askPersonal(other)).toBe(200)

    await inPage(page, (client) => client.signOut())

    expect(await eventsOf(page)).toContain('SIGN_OUT')
    expect([await askPersonal(page), await exists(page)]).toEqual([401, false])
    expect([await askPersonal(other), await exists(other)]).toEqual([401, false])
    await inPage(page, (client) => client.signOut())
  })

  test('ends the session when the refresh token was used by another browser [C-SES-O2, D-07]', async () => {
    const { context, page } = await openApp(kind)
    await signUp(page, newEmail())
    const stolen = await refreshTokenOf(context, page)
    const thief = async (token: string) => {
      const answer = await fetch(shop.url + refreshPath, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'st-auth-mode': 'header' },
      })
      return { status: answer.status, token: answer.headers.get('st-refresh-token') ?? '' }
    }
    const second = await thief(stolen)
    const third = await thief(second.token)
    await expire()

    expect([second.status, third.status]).toEqual([200, 200])
    expect([await askPersonal(page), await exists(page)]).toEqual([401, false])
    expect(await eventsOf(page)).toContain('UNAUTHORISED')
    expect((await thief(third.token)).status).toBe(401)
  })

  test('reports which claim a call lacks, and reads it again after the address is confirmed [C-CLM-O2, C-CLM-05]', async () => {
    const { page } = await openApp(kind)
    const email = newEmail()
    await signUp(page, email)
    const terms = `/api/voyado/voyado/validatetermsversion/${email}/latestversion/1`

    expect(await inPage(page, async (client, path) => (await client.call('GET', path)).status, terms)).toBe(403)
    expect(await eventsOf(page)).toContain('API_INVALID_CLAIM')
    expect(await inPage(page, (client) => client.isVerified())).toBe(false)

    const token = await tokenOfMail(email, /http[^"<\s]*view=verify[^"<\s]*/)
    expect(await inPage(page, (client, one) => client.verifyEmail(one), 'not-a-token')).toBe(
      'EMAIL_VERIFICATION_INVALID_TOKEN_ERROR',
    )
    expect(await inPage(page, (client, one) => client.verifyEmail(one), token)).toBe('OK')
    expect(await inPage(page, (client) => client.isVerified())).toBe(true)
    expect(await inPage(page, async (client) => (await client.payload())['st-ev'])).toMatchObject({ v: true })
    expect(await eventsOf(page)).toContain('ACCESS_TOKEN_PAYLOAD_UPDATED')
  })

  test('sets a new password by the token of the mail, once, and begins a sign-in with a provider [C-SES-05]', async () => {
    const { page } = await openApp(kind)
    const email = newEmail()
    await signUp(page, email)
    await inPage(
      page,
      (client, to) =>
        client.call('POST', '/api/auth/user/password/reset/token', { formFields: [{ id: 'email', value: to }] }),
      email,
    )
    const token = await tokenOfMail(email, /http[^"<\s]*rid=emailpassword[^"<\s]*/)
    const reset = (secret: string) =>
      inPage(page, (client, [typed, one]) => client.resetPassword(typed, one), [secret, token] as const)

    expect(await reset('green horses walk')).toBe('OK')
    expect(await reset('black horses walk')).toBe('RESET_PASSWORD_INVALID_TOKEN_ERROR')
    expect(await signIn(page, email, 'green horses walk')).toBe('OK')
    expect(
      await inPage(page, (client, back) => client.providerAddress('google', back), `${shop.url}/login/callback`),
    ).toContain('response_type=code')
  })
})

/** The refresh token of a browser: in its cookies, or where a client stores it. */
async function refreshTokenOf(context: BrowserContext, page: Page): Promise<string> {
  const cookies = await context.cookies([shop.url + refreshPath, app.origin])
  const cookie = cookies.find(({ name }) => /sRefreshToken$|^st-refresh-token$/.test(name))
  if (cookie) return decodeURIComponent(cookie.value)
  return page.evaluate(
    () => (JSON.parse(localStorage.getItem('session')!) as { tokens: { refresh: string } }).tokens.refresh,
  )
}

/** Must come last: it restarts the shop with access tokens that last an hour, so that none expires again on a slow machine. */
describe('once access tokens have expired', () => {
  const signedIn = new Map<Kind, { readonly first: Tried; readonly second: Tried }>()
  beforeAll(async () => {
    for (const kind of kinds) {
      await forgetAccountsMade()
      const [first, second] = [await openBrowser(kind), await openBrowser(kind)]
      const email = newEmail()
      expect(await signUp(first.page, email)).toBe('OK')
      expect(await signIn(second.page, email)).toBe('OK')
      signedIn.set(kind, { first, second })
    }
    await expire()
    await shop.kill()
    await shop.restart({ ACCESS_TOKEN_SECONDS: '3600' })
  })

  test.each(kinds)(
    'the $client session client, tokens by $mode, refreshes once for many calls and 50 tabs at once, in two browsers [C-SES-01, C-SES-O3]',
    async (kind) => {
      const { first, second } = signedIn.get(kind)!
      const tabs = await open50Tabs(first)
      const before = first.refreshes()

      const statuses = await Promise.all([
        ...tabs.map(askPersonal),
        ...Array.from({ length: 5 }, () => askPersonal(first.page)),
      ])
      expect(tabs).toHaveLength(50)
      expect(new Set(statuses)).toEqual(new Set([200]))
      // A tab that asks while the lock passes to another tab may cause a second refresh, but not a third.
      const refreshed = first.refreshes() - before
      expect(refreshed).toBeGreaterThanOrEqual(1)
      expect(refreshed).toBeLessThanOrEqual(2)
      expect(await askPersonal(second.page)).toBe(200)
      expect(await askPersonal(first.page)).toBe(200)
      await Promise.all([first.context.close(), second.context.close()])
    },
  )
})
