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

test('staff see the found members with their names and masked addresses, and none for a name of one letter [C-LOY-O6]', async () => {
  const found = [
    { contactId: 'c1', firstName: 'Ane', lastName: 'Holm', maskedEmail: 'an…@example.com' },
    { contactId: 'c2', firstName: 'Anette', lastName: 'Lund', maskedEmail: 'le…@example.com' },
  ]
  const page = await browser.show({ kind: 'member-look-up' }, { answers: { '/api/loyalty/en-gb': found } })
  const members = page.getByRole('dialog').getByRole('listitem')

  await page.getByLabel('Last name').fill('Ho')
  await expect.poll(() => members.allInnerTexts()).toHaveLength(2)
  expect((await members.allInnerTexts()).map((text) => text.split(/\s*\n\s*/))).toEqual([
    ['Ane Holm', 'an…@example.com'],
    ['Anette Lund', 'le…@example.com'],
  ])
  await page.getByLabel('Last name').fill('H')
  await expect.poll(() => members.count()).toBe(0)
})
