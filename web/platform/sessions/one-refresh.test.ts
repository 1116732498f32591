import { expect, onTestFinished, test, vi } from 'vitest'
import { openTrial, second } from './session-client.fakes.ts'
import type { SessionClientNeeds } from './session-client-needs.ts'

type Work = (lock: unknown) => Promise<unknown>

/** A signed-in browser in which another tab has the lock from now on. */
async function openWaitingTab(meanwhile: (memory: Map<string, string>) => void = () => {}) {
  const state = { isTaken: false }
  const asked: string[] = []
  const locks = {
    request: async (name: string, _options: unknown, work: Work) => {
      if (!state.isTaken) return work({})
      asked.push(name)
      meanwhile(trial.memory)
      throw new DOMException('The lock was not free in time.', 'TimeoutError')
    },
  } as unknown as SessionClientNeeds['locks']
  const trial = openTrial('header', { locks })
  await trial.signIn()
  state.isTaken = true
  const before = trial.paths().length
  const patience = vi.spyOn(AbortSignal, 'timeout')
  onTestFinished(() => patience.mockRestore())
  return {
    ...{ ...trial, asked },
    waitedMs: () => patience.mock.calls.map(([ms]) => ms),
    sent: () => trial.paths().slice(before),
  }
}

test('uses the tokens that another tab fetched while it waited for its turn [C-SES-O3]', async () => {
  let turn = Promise.resolve<unknown>(undefined)
  const locks = {
    request: (_name: string, _options: unknown, work: Work) => {
      turn = turn.then(() => work({}))
      return turn
    },
  } as unknown as SessionClientNeeds['locks']
  const { client, signIn, paths } = openTrial('header', { locks })
  await signIn()
  const before = paths().length

  expect(await Promise.all([client.refresh(), client.refresh(), client.refresh()])).toEqual([true, true, true])
  expect(paths().slice(before)).toEqual(['/api/auth/session/refresh'])
})

test('waits five seconds for the refresh of another tab, a second at a time, and goes on alone where that tab is dead [C-SES-08, C-SES-O3, C-CST-10]', async () => {
  const { client, memory, asked, waitedMs, sent } = await openWaitingTab()

  expect(await client.refresh()).toBe(true)
  expect(waitedMs()).toEqual(Array(5).fill(second))
  expect(asked).toEqual(Array(5).fill('session-refresh'))
  expect(sent()).toEqual(['/api/auth/session/refresh'])
  expect(memory.get('session')).toContain('"a2"')
})

test('waits no longer once another tab has new tokens, or has found the session over [C-SES-08, C-SES-O3, C-CST-10]', async () => {
  const refreshed = await openWaitingTab((memory) =>
    memory.set('session', memory.get('session')!.replace(/"version":"[^"]*"/, '"version":"of the other tab"')),
  )
  const ended = await openWaitingTab((memory) => memory.set('session', '{"kind":"none"}'))

  expect([await refreshed.client.refresh(), refreshed.asked.length, refreshed.sent()]).toEqual([true, 1, []])
  expect([await ended.client.refresh(), ended.asked.length, ended.sent()]).toEqual([false, 1, []])
})

test('tells of a shop that is down, and tries no second time for one turn [C-SES-06]', async () => {
  const locks = { request: async (_name: string, _options: unknown, work: Work) => work({}) } as unknown
  const { client, server, signIn, paths } = openTrial('header', { locks: locks as SessionClientNeeds['locks'] })
  await signIn()
  server.refreshStatus = 503
  const before = paths().length

  await expect(client.refresh()).rejects.toThrow('503')
  expect(paths().slice(before)).toEqual(['/api/auth/session/refresh'])
})
