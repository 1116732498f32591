import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { isRunning } from '#server/platform/process-owner.ts'
import { temporaryFolder } from '../../checks/harness/shop/temporary-folder.ts'

const dataDir = temporaryFolder('ends')
afterAll(() => rmSync(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 }))

/** A command that starts PostgreSQL itself. */
const command = (...words: string[]): ChildProcess =>
  spawn(process.execPath, ['server/app/shop.ts', ...words], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
const ended = (child: ChildProcess) =>
  new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)))
const pidFile = join(dataDir, 'postgres/postmaster.pid')
const server = (): number | undefined =>
  existsSync(pidFile) ? Number(readFileSync(pidFile, 'utf8').split('\n')[0]) || undefined : undefined
const serverStarted = () => expect.poll(server, { timeout: 100_000 }).toBeDefined()
const noServerLeft = async (pid: number) => {
  await expect.poll(() => isRunning(pid), { timeout: 60_000 }).toBe(false)
  await expect.poll(server).toBeUndefined()
}

test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
  'leaves no PostgreSQL running when a command ends by %s',
  async (signal) => {
    const child = command('doctor')
    await serverStarted()
    const pid = server()!

    child.kill(signal)

    expect(await ended(child)).toBe(128 + { SIGTERM: 15, SIGINT: 2, SIGHUP: 1 }[signal])
    await noServerLeft(pid)
  },
)

test('leaves no PostgreSQL running when the program that read the output is gone', async () => {
  const child = command('doctor')
  const gone = ended(child)
  await serverStarted()
  const pid = server()!

  child.stdout!.destroy()

  expect(await gone).toBe(141)
  await noServerLeft(pid)
})
