import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { livingOwner, takeOwnership } from './process-owner.ts'

function newLock(): string {
  const folder = mkdtempSync(join(tmpdir(), 'selvedge-owner-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return join(folder, 'thing.lock')
}

/** Takes the lock in another process, which then ends without releasing it. */
async function takeAndDie(lock: string): Promise<void> {
  const program = `import { takeOwnership } from ${JSON.stringify(new URL('./process-owner.ts', import.meta.url).href)}
    takeOwnership(${JSON.stringify(lock)}, 'http://dead')`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: 'inherit' })
  await new Promise((resolve) => child.once('exit', resolve))
}

test('names the living owner and refuses anybody else', () => {
  const lock = newLock()
  takeOwnership(lock, 'http://first')

  expect(takeOwnership(lock, 'http://second')).toMatchObject({
    ok: false,
    problem: { pid: process.pid, url: 'http://first' },
  })
  expect(livingOwner(lock)?.url).toBe('http://first')
})

test('takes over from a dead owner and leaves nothing behind', async () => {
  const lock = newLock()
  await takeAndDie(lock)
  expect(livingOwner(lock)).toBeUndefined()

  expect(takeOwnership(lock, 'http://heir').ok).toBe(true)

  expect(livingOwner(lock)?.url).toBe('http://heir')
  expect(readdirSync(dirname(lock))).toEqual(['thing.lock'])
})

test('is free again once given up', () => {
  const lock = newLock()
  const first = takeOwnership(lock, '')
  if (first.ok) first.value()

  expect(takeOwnership(lock, '').ok).toBe(true)
})

test('does not treat a process with the number of a dead owner as the owner', () => {
  const lock = newLock()
  takeOwnership(lock, '')
  writeFileSync(lock, readFileSync(lock, 'utf8').replace(/"since":"\d+"/, '"since":"1"'))

  expect(livingOwner(lock)).toBeUndefined()
})

test('treats an unreadable lock as free', () => {
  const lock = newLock()
  writeFileSync(lock, '{"pid":')

  expect(takeOwnership(lock, '').ok).toBe(true)
})
