import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openJourney } from './journey.ts'
import { linkOfMail } from './mail-links.ts'
import { textsIn } from './texts-in.ts'

const { shop, shopper } = await openJourney()
const t = textsIn('en-gb')

/** A virtual device with a screen lock, made with the browser's DevTools protocol. */
async function deviceOf(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true },
    },
  })
  return {
    /** With false the authenticator stays silent and the browser waits, as for a person who has not touched the device yet. */
    answers: (enabled: boolean) =>
      session.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }),
    passkeys: async () =>
      (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials.map(({ rpId }) => rpId),
  }
}

const confirmationLink = (email: string) => linkOfMail(shop, email, /http:[^"<\s]*view=verify[^"<\s]*/)

async function logOut(page: Page): Promise<void> {
  await page.locator('button[value="sign-out"]').click()
  await page.waitForURL((url) => /^\/[a-z-]+$/.test(url.pathname))
}

/** A new account whose address is confirmed, on its account page, with a passkey of this browser's device. */
async function withPasskey(page: Page, device: Awaited<ReturnType<typeof deviceOf>>): Promise<void> {
  const email = `passkey-${process.pid}-${Date.now()}@example.com`
  await page.goto(`${shop}/en-gb/login?view=signup`)
  const typed = { email, password: 'blue horses walk', firstName: 'Signe', lastName: 'Holm' }
  for (const [field, value] of Object.entries(typed)) await page.locator(`#login-${field}`).fill(value)
  await page.locator('button[value="sign-up"]').click()
  await page.waitForURL(/\/account/)
  await page.goto(await confirmationLink(email))
  await page.locator('button[value="verify-email"]').click()
  await page.waitForURL(/\/account/)
  await page
    .getByRole('button', { name: t('passkey.add') })
    .first()
    .click()
  await page.getByText(t('passkey.added')).waitFor()
  expect(await device.passkeys()).toEqual(['localhost'])
}

/** Records the abort signal of each passkey request of the page. */
const noteRequests = (page: Page) =>
  page.addInitScript(() => {
    const { credentials } = navigator
    const get = credentials.get.bind(credentials)
    const asked: AbortSignal[] = []
    Object.assign(globalThis, { asked })
    credentials.get = (options) => {
      asked.push(options!.signal!)
      return get(options)
    }
  })

/** For each passkey request, whether the page has aborted it. */
const endedRequests = (page: Page): Promise<boolean[]> =>
  page.evaluate(() => (globalThis as unknown as { asked: AbortSignal[] }).asked.map(({ aborted }) => aborted))

const signInButton = (page: Page) => page.getByRole('button', { name: t('passkey.sign-in') })

test('a member adds a passkey, logs in by the email field alone, and removes it [C-PKY-O1, C-PKY-O3]', async () => {
  const { page, browserErrors } = await shopper({ extraHTTPHeaders: { 'x-forwarded-for': '198.51.100.201' } })
  await withPasskey(page, await deviceOf(page))
  await logOut(page)

  await page.goto(`${shop}/en-gb/login`)
  await page.waitForURL(/\/account/)
  await page.getByRole('button', { name: /^Remove / }).click()
  await page.getByText(t('passkey.removed')).waitFor()
  expect(browserErrors).toEqual([])
})

test('pressing the passkey button at once works although the offer at the email field comes later [C-PKY-O1]', async () => {
  const { page, browserErrors } = await shopper({ extraHTTPHeaders: { 'x-forwarded-for': '198.51.100.202' } })
  const device = await deviceOf(page)
  await withPasskey(page, device)
  await logOut(page)
  await device.answers(false)
  await noteRequests(page)
  const [offerWaits, offer] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await page.route(
    '**/api/auth/passkey/options',
    async (route) => {
      offerWaits.resolve()
      await offer.promise
      await route.continue()
    },
    { times: 1 },
  )

  await page.goto(`${shop}/en-gb/login`)
  await offerWaits.promise
  await signInButton(page).click()
  await expect.poll(() => endedRequests(page)).toEqual([false])
  const late = page.waitForResponse('**/api/auth/passkey/options')
  offer.resolve()
  await (await late).finished()
  await page.evaluate(async () => (await fetch('/healthz')).text())

  expect(await endedRequests(page)).toEqual([false])
  expect(await page.getByRole('alert').count()).toBe(0)
  await device.answers(true)
  await page.goto(`${shop}/en-gb/login`)
  await page.waitForURL(/\/account/)
  expect(browserErrors).toEqual([])
})

test('the button logs in where a browser offers nothing at the email field [C-PKY-O1]', async () => {
  const { page, browserErrors } = await shopper({ extraHTTPHeaders: { 'x-forwarded-for': '198.51.100.203' } })
  await withPasskey(page, await deviceOf(page))
  await logOut(page)
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false
  })

  await page.goto(`${shop}/en-gb/login`)
  await signInButton(page).click()
  await page.waitForURL(/\/account/)
  expect(browserErrors).toEqual([])
})
