import { spawn } from 'node:child_process'
import { connect } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { startShop } from '../../../checks/harness/shop/start-shop.ts'

const shop = await startShop({ durable: true })
afterAll(() => shop.remove())

const page = async (): Promise<number> => (await fetch(`${shop.url}/en-gb`)).status

test('refuses a second start on the same data with one line', async () => {
  const second = spawn(process.execPath, ['server/app/start.mjs'], {
    env: { PATH: process.env.PATH, DATA_DIR: shop.dataDir, PORT: String(Number(new URL(shop.url).port) + 2) },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let complaint = ''
  second.stderr.on('data', (text) => {
    complaint += text
  })

  const code = await new Promise((resolve) => second.once('exit', resolve))

  expect({ code, line: complaint.trim().split('\n').at(-1) }).toEqual({
    code: 1,
    line: `A shop is already running on this data folder (process ${shop.pid()}); stop it, or choose another with DATA_DIR.`,
  })
  expect(await page()).toBe(200)
})

test('starts again on the same data after being killed', async () => {
  await shop.kill()

  await shop.restart()

  expect(await page()).toBe(200)
})

test('finishes a running request when it is asked to close, and accepts no new ones', async () => {
  let heard = ''
  const shopper = connect(Number(new URL(shop.url).port), '127.0.0.1')
  shopper.on('data', (bytes) => {
    heard += bytes
  })
  shopper.write(`POST /en-gb/basket HTTP/1.1\r\nHost: ${new URL(shop.url).host}\r\nSec-Fetch-Site: same-origin\r\n`)
  shopper.write('Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 16\r\nExpect: 100-continue\r\n\r\n')
  await expect.poll(() => heard).toMatch(/^HTTP\/1\.1 100 /)
  shopper.write('formAction=')

  const closed = shop.close()
  const turnedAway = () =>
    page().then(
      () => false,
      () => true,
    )
  await expect.poll(turnedAway).toBe(true)
  shopper.write('remove-line')

  await expect.poll(() => heard).toMatch(/HTTP\/1\.1 [234]\d\d /)
  expect(await closed).toBe(0)
})
