import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PageOf } from '#contracts/pages.ts'
import { exampleBanner, exampleRow } from '../browsing.fakes.ts'
import { exampleShell } from '../buying.fakes.ts'
import { openBrowser, type Shown, violations } from '../in-browser.fakes.tsx'
import { AccountRewardsPage } from './account-rewards-page.tsx'

let browser: Shown
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const picture = 'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciLz4='
const card = { qrCode: picture, validUntil: '2099-01-01T00:00:00Z' }
const value = { amount: 10, currency: 'GBP' }
const voucher = {
  ...{ voyadoRewardId: 'rv-1', voucherIndex: 0, title: 'Reward', value, points: 1_000 },
  redeemed: false,
}
const promotion = {
  ...{ promotionId: 'pr-1', promoCode: 'WELCOME10', title: 'Welcome', heading: '10% off', description: 'Once' },
  ...{ percent: 10, expireDate: '2027-03-31T21:59:59Z', shown: false, redeemed: false },
}
const rewardsPage = {
  ...{ pageAlias: 'accountRewardsPage', state: 'member', termsUrl: '/terms', card },
  points: { balance: 1_300, pendingPoints: 120, pointsNeededForReward: 0, expireDate: '2027-11-05T12:00:00Z' },
  promotions: [promotion, { ...promotion, promotionId: 'pr-2', promoCode: 'USED', redeemed: true }],
  vouchers: [voucher],
} as unknown as PageOf<'accountRewardsPage'>

const shellOf = (market: 'en-gb' | 'ar-ae', toggles: Readonly<Record<string, boolean>> = {}) => {
  const shell = exampleShell(market)
  const links = { accountPage: `/${market}/account`, accountRewardsPage: `/${market}/account/rewards` }
  const on = { advancedMyAccount: true, pointsSystem: true, loyaltyCard: true, ...toggles }
  return { ...shell, featureToggles: { ...shell.featureToggles, ...on }, links: { ...shell.links, ...links } }
}

test.each(['en-gb', 'ar-ae'] as const)(
  'shows points, card, offers and vouchers in %s [B-PAGE-37, C-LOY-07, C-TGL-12]',
  async (market) => {
    const shown = { ...voucher, voucherNumber: '8800123', qrCode: picture, rewardChoice: 'store' } as const
    const page = await browser.open(<AccountRewardsPage page={{ ...rewardsPage, shown }} />, shellOf(market))

    expect(await page.locator('main, body').first().textContent()).toContain('8800123')
    expect(await page.getByRole('img').count()).toBe(2)
    expect(await page.locator('button[value="redeem-promotion"]').count()).toBe(1)
    expect(await page.locator('button[value="show-voucher"]').count()).toBe(1)
    expect(await page.locator('strong').allTextContents()).toEqual(['USED'])
    expect(await page.locator('li bdi', { hasText: '10% off' }).count()).toBe(2)
    expect(await violations(page)).toEqual([])
  },
)

test('offers to use a voucher in the basket only where codes and gift cards are taken, and in its own currency [C-TGL-02]', async () => {
  const offers = async (taken: boolean, currency = 'GBP') => {
    const page = { ...rewardsPage, vouchers: [{ ...voucher, value: { ...value, currency } }] } as typeof rewardsPage
    const shown = await browser.open(
      <AccountRewardsPage page={page} />,
      shellOf('en-gb', { redeemPromoCodeAndGiftCard: taken }),
    )
    return shown.locator('button[value="use-voucher"]').count()
  }

  expect([await offers(true), await offers(false), await offers(true, 'DKK')]).toEqual([1, 0, 0])
})

test('says how many points a voucher costs only where a market shows points [C-LOY-O7, C-TGL-11, C-LOY-06]', async () => {
  const textWith = async (pointsSystem: boolean) => {
    const page = await browser.open(<AccountRewardsPage page={rewardsPage} />, shellOf('en-gb', { pointsSystem }))
    return page.getByRole('region', { name: 'Your vouchers' }).textContent()
  }

  expect(await textWith(true)).toContain('1000 points')
  expect(await textWith(false)).toContain('Voucher for £10.00')
  expect(await textWith(false)).not.toMatch(/points/i)
})

test('writes days with their year, and amounts the market’s way [C-LOY-01, B-PAGE-37]', async () => {
  const page = await browser.open(<AccountRewardsPage page={rewardsPage} />, shellOf('en-gb'))
  const text = await page.locator('body').textContent()

  expect(text).toContain('The next points expire on 5 November 2027.')
  expect(text).toContain('Valid until 31 March 2027')
  expect(text).toContain('Voucher for £10.00')
})

test('shows what editors wrote of the rewards, with its picture and rows, beside all four values of the points [C-LOY-01, C-ENT-20]', async () => {
  const reward = {
    ...{ image: picture, imageAltText: 'A card', title: 'More for you', description: 'Points for all' },
    rows: [exampleRow(exampleBanner({ id: 'below' }))],
  }
  const points = { ...rewardsPage.points!, pointsNeededForReward: 700 }
  const page = await browser.open(<AccountRewardsPage page={{ ...rewardsPage, reward, points }} />, shellOf('en-gb'))
  const text = await page.locator('main').textContent()

  expect(await page.getByRole('img', { name: 'A card' }).getAttribute('src')).toBe(picture)
  for (const said of ['More for you', 'Points for all', 'Coats for the long way home']) expect(text).toContain(said)
  for (const said of ['1300 points', '120 points are pending', '5 November 2027', '700 points to your next reward'])
    expect(text).toContain(said)
})

test('asks customers without membership to accept the terms by an empty box [B-PAGE-37]', async () => {
  const joining = { ...rewardsPage, state: 'no-member', points: undefined, promotions: [], vouchers: [] } as never
  const page = await browser.open(<AccountRewardsPage page={joining} />, shellOf('en-gb'))

  expect(await page.getByRole('checkbox').isChecked()).toBe(false)
  expect(await page.locator('button[value="join-programme"]').count()).toBe(1)
  expect(await violations(page)).toEqual([])
})

test('leads to the page from the menu of the account only where a market shows points or the card [C-TGL-11, C-TGL-12, C-LOY-06]', async () => {
  const hrefs = async (toggles: Readonly<Record<string, boolean>>) => {
    const page = await browser.open(<AccountRewardsPage page={rewardsPage} />, shellOf('en-gb', toggles))
    return page.locator('nav a').evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  }

  expect(await hrefs({})).toContain('/en-gb/account/rewards')
  expect(await hrefs({ pointsSystem: false })).toContain('/en-gb/account/rewards')
  expect(await hrefs({ pointsSystem: false, loyaltyCard: false })).not.toContain('/en-gb/account/rewards')
  expect(await hrefs({ advancedMyAccount: false })).not.toContain('/en-gb/account/rewards')
})
