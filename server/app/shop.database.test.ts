import { execFile } from 'node:child_process'
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openTestDatabase } from '../../checks/harness/database/test-database.ts'
import { temporaryFolder } from '../../checks/harness/shop/temporary-folder.ts'

const { database, url } = await openTestDatabase()
const dataDir = temporaryFolder('tool')
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

interface Answer {
  readonly code: unknown
  readonly out: string
  readonly complaint: string
}

const shop = (...words: string[]): Promise<Answer> => shopWith({}, ...words)

function shopWith(more: Readonly<Record<string, string>>, ...words: string[]): Promise<Answer> {
  const env = { PATH: process.env.PATH, DATABASE_URL: url, DATA_DIR: dataDir, ...more }
  return new Promise((resolve) => {
    execFile(process.execPath, ['server/app/shop.ts', ...words], { env, timeout: 55_000 }, (error, out, complaint) =>
      resolve({ code: error?.code ?? 0, out: out.trim(), complaint: complaint.trim() }),
    )
  })
}

test('lists its commands, and explains each', async () => {
  const verbs = (await shop()).out.split('\n').flatMap((line) => /^ {2}(\w+)/.exec(line)?.[1] ?? [])
  expect(verbs).toEqual(expect.arrayContaining(['migrate', 'import', 'export', 'content', 'doctor']))
  expect((await shop('import', '--help')).out).toContain('npm run shop -- import FILE…')
})

test('says in one line what it cannot do, and exits with code 1', async () => {
  expect(await shop('doctor', 'database')).toEqual({
    code: 1,
    out: '',
    complaint: '"database" is one word too many; see npm run shop -- doctor --help.',
  })
})

test('imports a feed into the database of a running shop', async () => {
  const { code, out } = await shop('import', 'server/catalogue/import/fixtures/parkas.google.tsv')

  expect({ code, refused: out.split('\n').at(-1) }).toEqual({
    code: 0,
    refused: expect.stringMatching(/^0 rows refused/),
  })
  expect(await database.prepared('parkas', 'select count(*) > 0 as there from product')).toEqual([{ there: true }])
})

test('writes what became of every row beside what it prints', async () => {
  const file = join(dataDir, 'rows.csv')

  await shop('import', 'server/catalogue/import/fixtures/parkas.google.tsv', '--report', file)

  expect(readFileSync(file, 'utf8').split('\n').slice(0, 2)).toEqual([
    'file,line,verdict,why',
    'parkas.google.tsv,2,accepted,',
  ])
})

test('notes the pictures of a feed to be fetched, from private networks or at all only as it is told', async () => {
  const feed = join(dataDir, 'hat.tsv')
  const head = ['id', 'title', 'price', 'availability', 'image_link'].join('\t')
  writeFileSync(feed, `${head}\n${['hat-1', 'Hat', '20 EUR', 'in stock', 'https://img.example/hat.jpg'].join('\t')}\n`)
  const noted = async (...words: string[]) => {
    await shop('import', feed, ...words)
    return database.prepared('noted', `select private_hosts from product_picture where address like '%/hat.jpg'`)
  }

  expect(await noted('--no-pictures')).toEqual([])
  expect(await noted()).toEqual([{ private_hosts: false }])
  expect(await noted('--private-hosts')).toEqual([{ private_hosts: true }])
})

test('exports what it imported, and imports that without a change', async () => {
  await shop('import', 'server/catalogue/import/fixtures/parkas.google.tsv')
  const exported = await shop('export', '--form', 'google-tsv', '--market', 'de-de', '--to', join(dataDir, 'feed'))

  const { out } = await shop('import', join(dataDir, 'feed'))

  expect(exported.out).toMatch(/feed {2}3 products(\n|$)/)
  expect(out).toMatch(/^products +3 rows, 0 changed/m)
})

test('tells running shops to read their content again if the content has no mistakes', async () => {
  const { code, out } = await shop('content', 'publish')

  expect({ code, out }).toEqual({ code: 0, out: expect.stringMatching(/was published in 54 markets\.$/) })
  const rows = await database.prepared('published', `select subject from change where subject = 'content'`)
  expect(rows).toEqual([{ subject: 'content' }])
})

test('publishes nothing while a file has an unknown field or widget, and names its line', async () => {
  const folder = join(dataDir, 'edited')
  cpSync('shops/demo', folder, { recursive: true })
  const home = join(folder, 'pages/home.json')
  writeFileSync(home, readFileSync(home, 'utf8').replace('"multiLink"', '"multiLinx"'))
  const line = readFileSync(home, 'utf8').split('"multiLinx"')[0]!.split('\n').length
  const { code, complaint } = await shopWith({ SHOP: folder }, 'content', 'publish')

  expect(code).toBe(1)
  expect(complaint).toContain(`pages/home.json:${line}: no such kind of widget or page: multiLinx`)
})

test('tells beforehand what a start would find in order, and what would be lost with the power', async () => {
  const [{ off } = { off: '' }] = await database.prepared<{ off: string }>(
    'settings-off',
    `select coalesce(string_agg(name, ', ' order by name), '') as off from pg_settings
     where name in ('fsync', 'full_page_writes', 'synchronous_commit') and setting = 'off'`,
  )

  const { code, out } = await shop('doctor')

  expect(out).toContain('✓ database: up to date')
  expect(out).toContain(`✓ data folder: ${dataDir}`)
  expect(out).toContain(off ? `✗ commits: PostgreSQL is told to forget commits (${off} off)` : '✓ commits: kept')
  expect(code).toBe(off ? 1 : 0)
})

test('names what would make a start fail', async () => {
  await database.prepared('newer', `insert into migration (name, timestamp) values ('9999-returns', now()::text)`)

  const { code, out } = await shop('doctor')

  expect(out).toContain('✓ payments: adyen simulated, iyzico simulated, klarna simulated')
  expect(out).toContain('✗ database: The database was migrated by a newer program (9999-returns)')
  expect(code).toBe(1)
})
