import { spawn } from 'node:child_process'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { startShop } from '../../checks/harness/start-shop.ts'

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

test('is back within five seconds of being killed', async () => {
  await shop.kill()
  const begun = performance.now()

  await shop.restart()

  expect(performance.now() - begun).toBeLessThan(5_000)
  expect(await page()).toBe(200)
})

test('finishes a request under way when it is asked to close, and takes no new ones', async () => {
  const answer = Promise.withResolvers<string>()
  const shopper = connect(Number(new URL(shop.url).port), '127.0.0.1')
  shopper.once('data', (bytes) => answer.resolve(String(bytes))).once('error', answer.reject)
  shopper.write(`POST /en-gb/basket HTTP/1.1\r\nHost: ${new URL(shop.url).host}\r\nSec-Fetch-Site: same-origin\r\n`)
  shopper.write('Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 16\r\n\r\ndeed=')
  await pause(500)

  const closed = shop.close()
  await pause(500)
  await expect(page()).rejects.toThrow()
  const begun = performance.now()
  shopper.write('remove-line')

  expect(await answer.promise).toMatch(/^HTTP\/1\.1 [234]\d\d /)
  expect(await closed).toBe(0)
  expect(performance.now() - begun).toBeLessThan(5_000)
})
