import { execFile } from 'node:child_process'
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openTestDatabase } from '../../checks/harness/database/test-database.ts'
import { freePorts } from '../../checks/harness/shop/running.ts'
import { temporaryFolder } from '../../checks/harness/shop/temporary-folder.ts'

const dataDir = temporaryFolder('start')
const port = await freePorts()
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

/** Starts the real program, which must refuse. The last line of its output gives the reason. */
function refusal(settings: Record<string, string>): Promise<{ code: unknown; line: string }> {
  const env = { PATH: process.env.PATH, NODE_ENV: 'development', PORT: String(port), DATA_DIR: dataDir, ...settings }
  return new Promise((resolve) => {
    execFile(process.execPath, ['server/app/start.mjs'], { env, timeout: 55_000 }, (error, _stdout, stderr) =>
      resolve({ code: error?.code ?? 0, line: stderr.trim().split('\n').at(-1) ?? '' }),
    )
  })
}

test('names a setting that is wrong', async () => {
  expect(await refusal({ PORT: 'three' })).toEqual({
    code: 1,
    line: 'PORT must be a whole number from 1 to 65534, and is "three".',
  })
})

test('says which port is taken', async () => {
  const other = createServer().listen(port, '127.0.0.1')
  await new Promise((resolve) => other.once('listening', resolve))

  const { code, line } = await refusal({})
  other.close()

  expect({ code, line }).toEqual({
    code: 1,
    line: `Port ${port} is taken by another program; choose another with PORT.`,
  })
})

test('says which data folder cannot be written', async () => {
  const file = join(dataDir, 'a-file')
  writeFileSync(file, '')

  const { code, line } = await refusal({ DATA_DIR: join(file, 'data') })

  expect({ code, line }).toEqual({
    code: 1,
    line: `The data folder ${join(file, 'data')} cannot be written (ENOTDIR); choose another with DATA_DIR.`,
  })
})

test('says where there is no shop', async () => {
  expect(await refusal({ SHOP: dataDir })).toEqual({
    code: 1,
    line: `There is no shop in ${dataDir}; choose its folder with SHOP.`,
  })
})

test('says which database cannot be reached, without its password', async () => {
  // Nothing listens at port 1.
  const { code, line } = await refusal({ DATABASE_URL: 'postgresql://shop:hunter2@127.0.0.1:1/shop' })

  expect({ code, line }).toEqual({
    code: 1,
    line: 'The database at 127.0.0.1:1/shop cannot be reached (connect ECONNREFUSED 127.0.0.1:1); check DATABASE_URL.',
  })
})

test('refuses a database that a newer program has migrated', async () => {
  const { database, url } = await openTestDatabase()
  await database.prepared('newer', `insert into migration (name, timestamp) values ('9999-returns', now()::text)`)

  const { code, line } = await refusal({ DATABASE_URL: url })

  expect({ code, line }).toEqual({
    code: 1,
    line: 'The database was migrated by a newer program (9999-returns); start that one, or restore a backup.',
  })
})

test('asks for secrets before others can reach the shop', async () => {
  const line = 'COOKIE_SECRET must be set where HOST or PUBLIC_URL is not a loopback address.'

  expect(await refusal({ NODE_ENV: 'production', PUBLIC_URL: 'https://shop.example' })).toEqual({ code: 1, line })
  expect(await refusal({ NODE_ENV: 'production', HOST: '0.0.0.0' })).toEqual({ code: 1, line })
})

test('names the markets whose shoppers would pay a simulator, before anything is started', async () => {
  const { code, line } = await refusal({
    NODE_ENV: 'production',
    HOST: '0.0.0.0',
    COOKIE_SECRET: 'b4f1c09d7e2a8835f60c1d94ab7e3f2250c8d1a6',
    INTERNAL_API_KEY: '91e7d3a0c5b8f2464d0a7c9e1f385b26',
    ALLOW_SIMULATORS: 'adyen,klarna',
  })

  expect({ code, line }).toEqual({
    code: 1,
    line: 'Shoppers of tr-tr would pay a simulator of iyzico, which takes no money: set IYZICO_API_KEY and IYZICO_SECRET_KEY, or name iyzico in ALLOW_SIMULATORS.',
  })
  expect(existsSync(join(dataDir, 'postgres'))).toBe(false)
})
