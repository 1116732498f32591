import { spawn } from 'node:child_process'
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

  expect({ code, complaint: complaint.trim() }).toEqual({
    code: 1,
    complaint: `A shop is already running on this data folder (process ${shop.pid()}); stop it, or choose another with DATA_DIR.`,
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

test('finishes the requests under way when it is asked to close, and takes no new ones', async () => {
  const underWay = Array.from({ length: 20 }, (_, index) =>
    fetch(`${shop.url}/en-gb?uncached=${index}`).then((answer) => answer.text()),
  )
  await new Promise((resolve) => setTimeout(resolve, 20))

  const code = await shop.close()

  expect(code).toBe(0)
  for (const html of await Promise.all(underWay)) expect(html).toContain('</html>')
  await expect(page()).rejects.toThrow()
})
