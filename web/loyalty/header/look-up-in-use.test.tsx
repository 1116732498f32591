import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { openScriptedBrowser } from '../../pages/in-scripted-browser.fakes.ts'

let browser: Awaited<ReturnType<typeof openScriptedBrowser>>
beforeAll(async () => {
  browser = await openScriptedBrowser()
})
afterAll(() => browser.close())

const calls = '**/api/loyalty/**'

test('each keystroke of staff ends the previous look-up, also if the name is now too short [C-LOY-05, C-LOY-O6]', async () => {
  const page = await browser.show({ kind: 'member-look-up' })
  const ended: (string | null)[] = []
  page.on('requestfailed', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname.startsWith('/api/loyalty/')) ended.push(searchParams.get('FirstName'))
  })
  await page.route(calls, () => {})
  onTestFinished(() => page.unroute(calls))
  const name = page.getByLabel('First name')
  const type = async (typed: string) => {
    const asked = page.waitForRequest((request) => request.url().includes(`FirstName=${typed}&`))
    await name.fill(typed)
    await asked
  }

  await type('an')
  await name.fill('a')
  await expect.poll(() => ended).toEqual(['an'])
  await type('ane')
  await type('anet')
  await expect.poll(() => ended).toEqual(['an', 'ane'])
})
