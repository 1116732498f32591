import { afterAll, beforeAll, expect, test } from 'vitest'
import { exampleShell } from '../../pages/buying.fakes.ts'
import { openScriptedBrowser } from '../../pages/in-scripted-browser.fakes.ts'

let browser: Awaited<ReturnType<typeof openScriptedBrowser>>
beforeAll(async () => {
  browser = await openScriptedBrowser()
})
afterAll(() => browser.close())

const shell = exampleShell('en-gb')
const qrCode = 'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciLz4='
const points = { balance: 300, pendingPoints: 40, pointsNeededForReward: 700 }
const answers = {
  '/api/account/en-gb/get-user-metadata': { email: 'ane@example.com' },
  '/api/voyado/voyado/qr-code/ane': { qrCode, validUntil: '2099-01-01T00:00:00Z' },
  '/api/voyado/voyado/points/ane': points,
}

test.each([
  [true, true],
  [true, false],
  [false, true],
])(
  'opens card (%s) and points (%s) from the header, each by its own toggle [C-LOY-O7, C-LOY-04, C-LOY-O2, C-LOY-06, C-TGL-11, C-TGL-12]',
  async (loyaltyCard, pointsSystem) => {
    const featureToggles = { ...shell.featureToggles, advancedMyAccount: true, loyaltyCard, pointsSystem }
    const links = { ...shell.links, accountRewardsPage: '/en-gb/account/rewards' }
    const page = await browser.show({ kind: 'member-card' }, { shell: { featureToggles, links }, answers })
    await page.locator('header a, main a').first().click()
    const drawer = page.getByRole('dialog')
    await drawer.getByRole('link').last().waitFor()

    if (loyaltyCard) {
      await drawer.getByRole('img').waitFor()
      const left = await drawer.getByRole('timer').innerText()
      await expect.poll(() => drawer.getByRole('timer').innerText()).not.toBe(left)
    }
    if (pointsSystem) await drawer.getByText('300 points').waitFor()
    const heading = drawer.getByRole('heading', { name: 'Your member card' })
    expect(await heading.count()).toBe(loyaltyCard ? 1 : 0)
    expect(await drawer.getByText('300 points').count()).toBe(pointsSystem ? 1 : 0)
  },
)
