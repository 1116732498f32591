import { type ChildProcess, spawn } from 'node:child_process'
import { appendFileSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { temporaryFolder } from '../../checks/harness/shop/temporary-folder.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import { openDatabase } from './postgres-database.ts'
import { isRunning } from './process-owner.ts'

const home = temporaryFolder('embedded')
const folder = join(home, 'postgres')
const owners: ChildProcess[] = []
afterAll(() => {
  for (const owner of owners) owner.kill('SIGKILL')
  rmSync(home, { recursive: true, force: true })
})

const postmaster = () => Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[0])

/** Another process that owns the folder until it is ended. */
async function startElsewhere(): Promise<ChildProcess> {
  const program = `
    import { startEmbeddedPostgres } from ${JSON.stringify(new URL('./embedded-postgres.ts', import.meta.url).href)}
    await startEmbeddedPostgres({ folder: ${JSON.stringify(folder)}, durable: false })
    console.log('up')
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  owners.push(child)
  await new Promise((resolve) => child.stdout!.once('data', resolve))
  return child
}

const killed = (child: ChildProcess) =>
  new Promise((resolve) => {
    child.once('exit', resolve)
    child.kill('SIGKILL')
  })

async function query<Row>(url: string, text: string): Promise<Row[]> {
  const { database, close } = openDatabase({ url, poolSize: 1 })
  return database.prepared<Row>('query', text).finally(close)
}

test('keeps its data from one start to the next', async () => {
  const first = await startEmbeddedPostgres({ folder, durable: false })
  await query(first.url, 'create table kept as select 42 as answer')
  await first.stop()

  const second = await startEmbeddedPostgres({ folder, durable: false })

  expect(await query(second.url, 'select answer from kept')).toEqual([{ answer: 42 }])
  await second.stop()
})

test('sorts and folds case by Unicode rules on every system', async () => {
  const server = await startEmbeddedPostgres({ folder, durable: false })

  const [found] = await query(
    server.url,
    `select datlocprovider as provider, datlocale as locale, upper('ærø') as upper from pg_database where datname = current_database()`,
  )

  expect(found).toEqual({ provider: 'b', locale: 'C.UTF-8', upper: 'ÆRØ' })
  await server.stop()
})

test('refuses a second start on the same data, and leaves the first alone', async () => {
  const owner = await startElsewhere()
  const pid = postmaster()

  await expect(startEmbeddedPostgres({ folder, durable: false })).rejects.toMatchObject({
    code: 'database.already-running',
    details: { pid: owner.pid },
  })

  expect(isRunning(pid)).toBe(true)
  await killed(owner)
})

test('stops the server a killed program left behind, and starts its own on the same data', async () => {
  const orphan = postmaster()
  expect(isRunning(orphan)).toBe(true)

  const server = await startEmbeddedPostgres({ folder, durable: false })

  expect(isRunning(orphan)).toBe(false)
  expect(await query(server.url, 'select answer from kept')).toEqual([{ answer: 42 }])
  await server.stop()
})

test('starts again by itself when the server is killed', async () => {
  const server = await startEmbeddedPostgres({ folder, durable: false })
  const first = postmaster()

  process.kill(first, 'SIGKILL')

  await expect.poll(() => query(server.url, 'select answer from kept').catch(() => undefined)).toEqual([{ answer: 42 }])
  expect(postmaster()).not.toBe(first)
  await server.stop()
})

test('asks for a password where the system has no sockets', async () => {
  const server = await startEmbeddedPostgres({ folder: join(home, 'loopback'), durable: false, sockets: false })
  const stranger = new URL(server.url)
  stranger.password = 'guessed'

  await expect(query(stranger.href, 'select 1')).rejects.toThrow('password authentication failed')

  expect(new URL(server.url).hostname).toBe('127.0.0.1')
  expect(await query(server.url, 'select 1 as n')).toEqual([{ n: 1 }])
  await server.stop()
})

test('refuses to start when it was told to forget commits', async () => {
  appendFileSync(join(folder, 'postgresql.conf'), 'fsync = off\nsynchronous_commit = off\n')

  const start = startEmbeddedPostgres({ folder })

  await expect(start).rejects.toMatchObject({
    code: 'database.not-durable',
    details: { settings: ['fsync', 'synchronous_commit'] },
  })
})
