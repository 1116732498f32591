import { expect, test } from 'vitest'
import { hasValue } from '#foundation/session-claims.ts'
import { checkClaims, type RefreshableClaim } from './check-claims.ts'
import type { SessionPayload } from './stored-session.ts'

const nowMs = 1_000_000

function openTrial() {
  const state = {
    payload: { iat: 1, 'st-ev': { v: false, t: 0 } } as unknown as SessionPayload,
    refreshed: 0,
    pauses: 0,
  }
  const verified: RefreshableClaim = {
    ...hasValue('st-ev', true),
    needsRefresh: (payload) => payload['st-ev']?.v !== true,
    refresh: async () => {
      state.refreshed++
      state.payload = { iat: 2, 'st-ev': { v: true, t: nowMs } } as unknown as SessionPayload
    },
  }
  const needs = {
    session: { payload: async () => state.payload },
    now: () => nowMs,
    pause: async () => void state.pauses++,
  }
  return { needs, state, verified }
}

test('reloads outdated claims, then checks all claims [C-CLM-01, C-CLM-02]', async () => {
  const { needs, state, verified } = openTrial()
  const role = hasValue('role', 'member')

  expect(await checkClaims({ ...needs, locks: undefined }, [role, verified])).toEqual([
    { id: 'role', reason: { message: 'value does not exist', expectedValue: 'member', actualValue: undefined } },
  ])
  expect(await checkClaims({ ...needs, locks: undefined }, [verified])).toEqual([])
  expect(state.refreshed).toBe(1)
})

test('checks every claim and returns each invalid one [C-CLM-02]', async () => {
  const { needs } = openTrial()
  const invalid = await checkClaims({ ...needs, locks: undefined }, [hasValue('role', 'member'), hasValue('age', 18)])

  expect(invalid.map(({ id }) => id)).toEqual(['role', 'age'])
})

test('holds the lock until the claims are read, and reads them once [C-CLM-02]', async () => {
  const { needs, state, verified } = openTrial()
  const lock = { taken: 0, isHeld: false }
  const locks = {
    request: async (_name: string, _options: unknown, work: (lock: unknown) => Promise<unknown>) => {
      lock.taken++
      lock.isHeld = true
      return work({}).finally(() => {
        lock.isHeld = false
      })
    },
  } as unknown as LockManager
  const heldAtTheEnd: boolean[] = []
  const refresh = async () => {
    await new Promise((answered) => setTimeout(answered))
    await verified.refresh!()
    heldAtTheEnd.push(lock.isHeld)
  }

  expect(await checkClaims({ ...needs, locks }, [{ ...verified, refresh }])).toEqual([])
  expect([heldAtTheEnd, lock.taken, state.refreshed, state.pauses]).toEqual([[true], 1, 1, 0])
})

test('tries a hundred times to be the tab that reads claims anew, then judges those at hand [C-CLM-02, C-SES-08, C-SES-O3, C-CST-10]', async () => {
  const { needs, state, verified } = openTrial()
  let asked = 0
  const taken = {
    request: async (_name: string, _options: unknown, work: (lock: unknown) => Promise<unknown>) => {
      asked++
      return work(null)
    },
  } as unknown as LockManager

  expect(await checkClaims({ ...needs, locks: taken }, [verified])).toMatchObject([
    { id: 'st-ev', reason: { message: 'wrong value' } },
  ])
  expect([asked, state.pauses, state.refreshed]).toEqual([100, 100, 0])
})
