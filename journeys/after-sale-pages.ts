import { randomInt } from 'node:crypto'
import type { Page } from 'playwright-core'
import { buyerIn } from './buyers.ts'
import { linkOfMail } from './mail-links.ts'
import type { CheckPage, Visited } from './page-kinds.ts'
import { buyDelivered } from './put-in-basket.ts'
import { textsIn } from './texts-in.ts'

/** Members of the simulated loyalty programme, who bought something in a store of their country. */
const members: Readonly<Record<string, string>> = {
  'en-gb': 'freya@member.example',
  'da-dk': 'freja@member.example',
  'de-de': 'frieda@member.example',
  'fr-fr': 'france@member.example',
  'tr-tr': 'feray@member.example',
  'en-us': 'faye@member.example',
  'ar-ae': 'farah@member.example',
}
const password = 'blue horses walk'

/** Visits every kind of page that follows a purchase: first as the guest who ordered, then as a member with the same address. */
export async function visitAfterSale(visited: Visited, look: CheckPage): Promise<void> {
  const email = members[visited.market]!
  const orderNumber = await buyDelivered(visited, buyerIn(visited.market), email)
  await visitAsGuest(visited, { orderNumber, email }, look)
  await signIn(visited, email)
  await visitAccount(visited, orderNumber, look)
}

/** Email addresses that have an account, as far as this run knows. */
const made = new Set<string>()

interface Ordered {
  readonly orderNumber: string
  readonly email: string
}

async function visitAsGuest({ page, shop, market }: Visited, ordered: Ordered, look: CheckPage): Promise<void> {
  const t = textsIn(market)
  await page.goto(`${shop}/${market}/track-order`)
  await giveOrder(page, ordered, 'track-order')
  await page.waitForURL(/ticket=/)
  await look('tracked-order')
  const withdraw = page.locator('footer').getByRole('link', { name: t('orders.withdraw') })
  if (await withdraw.count()) {
    await withdraw.click()
    await page.locator('#name').fill('Maren Holt')
    await look('withdrawal')
    await giveOrder(page, ordered, 'begin-withdrawal')
    await page.waitForURL(/statement=/)
    await look('withdrawal-statement')
  }
  await page.goto(`${shop}/${market}/return-items`)
  await giveOrder(page, ordered, 'find-order')
  await page.waitForURL(/ticket=/)
  await page.locator('select[name^="pieces-"]').first().selectOption('1')
  const size = page.locator('select[name^="size-"]').first()
  if (await size.count()) await size.selectOption({ index: 1 })
  await look('return-choose')
  await page.locator('button[value="register-return"]').click()
  await page.waitForURL(/returnid=/)
  await look('return-registered')
}

async function giveOrder(page: Page, { orderNumber, email }: Ordered, formAction: string): Promise<void> {
  await page.locator('main #orderNumber').fill(orderNumber)
  await page.locator('main #email').fill(email)
  await page.locator(`main button[value="${formAction}"]`).click()
}

/**
 * Signs up at first, later signs in, and confirms the email address, because only then the account shows its orders. One network may
 * create only a few accounts an hour, and all browsers of a run share one. So each account is created only once, and the request has
 * a random network address in `x-forwarded-for`, for shops that trust this header.
 */
async function signIn(visited: Visited, email: string): Promise<void> {
  const { page, shop, market } = visited
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}` })
  const isMade = made.has(email) || !(await signUp(visited, email))
  made.add(email)
  if (isMade) {
    await page.goto(`${shop}/${market}/login`)
    await page.locator('#login-email').fill(email)
    await page.locator('#login-password').fill(password)
    await page.locator('form:has(#login-password) button[value="sign-in"]').click()
    await page.waitForURL(/\/account/)
  }
  await page.setExtraHTTPHeaders({})
  await confirmAddress(visited, email)
}

/** Returns false if there is an account already. */
async function signUp({ page, shop, market }: Visited, email: string): Promise<boolean> {
  await page.goto(`${shop}/${market}/login?view=signup`)
  await page.locator('#login-email').fill(email)
  await page.locator('#login-password').fill(password)
  await page.locator('#login-firstName').fill('Maren')
  await page.locator('#login-lastName').fill('Holt')
  const terms = page.locator('input[name="acceptTerms"]')
  if (await terms.isVisible()) await terms.check()
  await page.locator('button[value="sign-up"]').click()
  const refusal = page.locator('main [role="alert"]').first()
  const onward = page.waitForURL(/\/account/)
  await Promise.race([onward, refusal.waitFor().catch(() => onward)])
  if (page.url().includes('/account')) return true
  onward.catch(() => {})
  const text = await refusal.innerText()
  if (!text.includes(textsIn(market)('sign-in.email-taken'))) throw new Error(`The sign-up was refused: ${text}`)
  return false
}

async function confirmAddress({ page, shop, market }: Visited, email: string): Promise<void> {
  const t = textsIn(market)
  await page.goto(`${shop}/${market}/account`)
  if ((await page.getByText(t('account.not-verified')).count()) === 0) return
  await page.goto(await linkOfMail(shop, email, /http[^"<\s]*view=verify[^"<\s]*/))
  await page.getByRole('button', { name: t('sign-in.verify') }).click()
  await page.getByText(t('sign-in.done-verified')).waitFor()
}

async function visitAccount({ page, shop, market }: Visited, orderNumber: string, look: CheckPage): Promise<void> {
  const account = `${shop}/${market}/account`
  const paths = {
    account: '',
    'account-profile': '/profile',
    'account-addresses': '/addresses',
    'account-address': '/addresses?edit=new',
    'account-preferences': '/preferences',
    'account-orders': '/orders',
    'account-order': `/orders?order=${orderNumber}`,
    'account-returns': '/returns',
    'account-loyalty-program': '/loyalty',
    'account-rewards': '/rewards',
    'account-support': '/support',
  }
  for (const [kind, path] of Object.entries(paths)) {
    await page.goto(account + path)
    await look(kind)
  }
  await page.goto(`${account}/orders`)
  await page.locator('main a[href*="receipt="]').first().click()
  await page.waitForURL(/receipt=/)
  await look('account-store-receipt')
}
