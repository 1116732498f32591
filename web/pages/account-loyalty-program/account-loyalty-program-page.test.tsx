import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PageOf } from '#contracts/pages.ts'
import { exampleBanner, exampleRow } from '../browsing.fakes.ts'
import { exampleShell } from '../buying.fakes.ts'
import { openBrowser, type Shown, violations } from '../in-browser.fakes.tsx'
import { AccountLoyaltyProgramPage } from './account-loyalty-program-page.tsx'

let browser: Shown
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const picture = 'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciLz4='
const programPage = {
  ...{ pageAlias: 'accountLoyaltyProgramPage', state: 'member', termsUrl: '/terms', rewardPoints: 1_000 },
  ...{ showsPoints: true, card: { qrCode: picture, validUntil: '2099-01-01T00:00:00Z' } },
  points: { balance: 1_300, pendingPoints: 120, pointsNeededForReward: 0, expireDate: '2027-11-05T12:00:00Z' },
  reward: {
    ...{ image: picture, imageAltText: 'A card', title: 'More for you', description: 'Points for all' },
    rows: [exampleRow(exampleBanner({ id: 'below' }))],
  },
} as unknown as PageOf<'accountLoyaltyProgramPage'>

const shellOf = (market: 'en-gb' | 'ar-ae') => {
  const shell = exampleShell(market)
  const on = { advancedMyAccount: true, pointsSystem: true, loyaltyCard: true }
  const links = { accountRewardsPage: `/${market}/account/rewards`, loginPage: `/${market}/login` }
  return { ...shell, featureToggles: { ...shell.featureToggles, ...on }, links: { ...shell.links, ...links } }
}

test.each(['en-gb', 'ar-ae'] as const)(
  'tells how points are earned and spent, with points, card and what editors wrote, in %s [B-PAGE-35, C-LOY-01, C-ENT-20, C-LOY-07]',
  async (market) => {
    const page = await browser.open(<AccountLoyaltyProgramPage page={programPage} />, shellOf(market))

    expect(await page.locator('ol > li').count()).toBe(4)
    expect(await page.locator(`img[src="${picture}"]`).count()).toBe(2)
    expect(await page.getByRole('img', { name: 'A card' }).count()).toBe(1)
    expect(await page.getByRole('heading', { name: 'More for you' }).count()).toBe(1)
    expect(await page.getByText('Points for all').count()).toBe(1)
    expect(await page.getByText('Coats for the long way home').count()).toBe(1)
    expect(await violations(page)).toEqual([])
  },
)

test('shows a picture of the shop’s own in a format and width the browser takes', async () => {
  const reward = { ...programPage.reward!, rows: [], image: '/images/scene-rail/1/16-9.{1}' }
  const page = await browser.open(<AccountLoyaltyProgramPage page={{ ...programPage, reward }} />, shellOf('en-gb'))
  const sources = await page
    .locator('picture source')
    .evaluateAll((all) => all.map((one) => one.getAttribute('srcset')))

  expect(sources).toEqual(['/images/scene-rail/1/16-9.avif?w=480 480w, /images/scene-rail/1/16-9.avif?w=960 960w'])
})

test('shows what points come to: to spend, pending, expiring and lacking for the next reward [C-LOY-01, C-LOY-07, C-ENT-19]', async () => {
  const lacking = { ...programPage.points!, balance: 300, pointsNeededForReward: 700 }
  const page = await browser.open(
    <AccountLoyaltyProgramPage page={{ ...programPage, points: lacking }} />,
    shellOf('en-gb'),
  )
  const text = await page.locator('main').textContent()

  for (const said of [
    '300 points',
    '120 points are pending',
    '5 November 2027',
    '700 points to your next reward',
    'More for you',
  ])
    expect(text).toContain(said)
})

test('links visitors without membership to joining and unconfirmed members to confirming, and says when the provider does not answer [C-CLM-O2]', async () => {
  const none = { ...programPage, points: undefined, card: undefined }
  const outside = await browser.open(
    <AccountLoyaltyProgramPage page={{ ...none, state: 'no-member' } as never} />,
    shellOf('en-gb'),
  )
  expect(await outside.getByRole('link', { name: 'Join' }).getAttribute('href')).toBe('/en-gb/account/rewards')
  const unconfirmed = await browser.open(
    <AccountLoyaltyProgramPage page={{ ...none, state: 'unconfirmed' } as never} />,
    shellOf('en-gb'),
  )
  const confirm = unconfirmed.getByRole('link', { name: 'Confirm your email' })
  expect(await confirm.getAttribute('href')).toBe('/en-gb/login?view=verify')
  const silent = await browser.open(
    <AccountLoyaltyProgramPage page={{ ...none, state: 'silent' } as never} />,
    shellOf('en-gb'),
  )
  expect(await silent.getByText('cannot be shown at the moment').count()).toBe(1)
})
