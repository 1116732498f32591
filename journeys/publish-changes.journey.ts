import { execFile } from 'node:child_process'
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { inDatabase, soldEverywhere } from '../checks/harness/goods/goods-for-proofs.ts'
import { startShop } from '../checks/harness/shop/start-shop.ts'
import { temporaryFolder } from '../checks/harness/shop/temporary-folder.ts'

const folder = temporaryFolder('edited')
cpSync('shops/demo', folder, { recursive: true })
const shop = await startShop({ settings: { SHOP: folder } })
afterAll(async () => {
  await shop.remove()
  rmSync(folder, { recursive: true, force: true })
})

const command = async (...words: string[]): Promise<void> => {
  const env = { PATH: process.env.PATH, DATABASE_URL: shop.databaseUrl(), DATA_DIR: shop.dataDir, SHOP: folder }
  await promisify(execFile)(process.execPath, ['server/app/shop.ts', ...words], { env })
}
const read = async (path: string): Promise<string> => (await fetch(shop.url + path)).text()
function edit(file: string, change: (text: string) => string): void {
  const path = join(folder, file)
  writeFileSync(path, change(readFileSync(path, 'utf8')))
}

const flags = () => read('/api/f/en-gb/feature-flags')

test('shows content, toggles and stock as the command line of its machine changed them, without a restart [B-AUTH-O3]', async () => {
  const sku = await soldEverywhere(shop)
  const [{ ean } = { ean: '' }] = await inDatabase<{ ean: string }>(shop, 'select ean from variant where sku = $1', [
    sku,
  ])
  const pieces = async () =>
    JSON.parse(await read(`/api/inventory/en-gb/get-availability?EanCodes=${ean}`)) as { quantity: number }[]
  expect(await read('/en-gb')).not.toContain('Winter has come')
  expect(JSON.parse(await flags())).toMatchObject({ loginFlyout: true })

  edit('pages/home.json', (text) => text.replaceAll('Women, men and kids', 'Winter has come'))
  edit('toggles.json', (text) => text.replace('"loginFlyout": true', '"loginFlyout": false'))
  await command('content', 'publish')
  writeFileSync(join(folder, 'stock.csv'), `sku,place,available\n${sku},warehouse:main,7\n`)
  await command('import', join(folder, 'stock.csv'))

  await expect.poll(() => read('/en-gb')).toContain('Winter has come')
  await expect.poll(flags).toContain('"loginFlyout":false')
  await expect.poll(pieces).toContainEqual(expect.objectContaining({ quantity: 7 }))
})

test('keeps showing the previous content while the folder contains a mistake, and the command names the mistake', async () => {
  edit('pages/home.json', (text) => text.replaceAll('Winter has come', 'Broken {'.repeat(3)).slice(0, -20))

  await expect(command('content', 'publish')).rejects.toThrow(/pages\/home\.json/)

  expect(await read('/en-gb')).toContain('Winter has come')
})
