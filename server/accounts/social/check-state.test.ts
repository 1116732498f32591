import { expect, test } from 'vitest'
import { stateGoodForMs, stateProblem } from './check-state.ts'

const now = 1_800_000_000_000
const kept = { state: 'mine', expiresAt: now + stateGoodForMs }

test('accepts the stored state for ten minutes [C-SOC-02, C-CST-09, C-STO-03]', () => {
  expect(stateGoodForMs).toBe(600_000)
  expect(stateProblem(kept, { state: 'mine', code: 'c' }, now + 600_000)).toBeUndefined()
  expect(stateProblem(kept, { state: 'mine', code: 'c' }, now + 600_001)).toBeDefined()
})

test.each([
  ['nothing was kept', undefined, { state: 'mine' }, now, 'No valid auth state present in session storage'],
  ['nothing came', kept, { code: 'c' }, now, 'No state recieved from auth provider'],
  ['an empty one came', kept, { state: '' }, now, 'No state recieved from auth provider'],
  [
    ...(['the provider refused', kept, { state: 'mine', error: 'access_denied' }, now] as const),
    'Auth provider responded with error: access_denied',
  ],
  [
    ...(['it took too long', kept, { state: 'mine' }, now + 600_001] as const),
    'Auth state verification failed. The auth provider took too long to respond',
  ],
  [
    ...(['another one came', kept, { state: 'other' }, now] as const),
    'Auth state verification failed. The auth provider responded with an invalid state',
  ],
  [
    ...(['one that begins with it came', kept, { state: 'mine and more' }, now] as const),
    'Auth state verification failed. The auth provider responded with an invalid state',
  ],
])('says why a callback is refused: %s [C-SOC-03]', (_what, held, query, at, message) => {
  expect(stateProblem(held, query, at)).toBe(message)
})

test('looks for a missing state first, then for the provider’s error, then for the time, then for the state itself [C-SOC-O1]', () => {
  const late = now + 600_001
  const all = { state: 'other', error: 'server_error' }

  expect(stateProblem(undefined, {}, late)).toContain('No valid auth state')
  expect(stateProblem(kept, { error: 'server_error' }, late)).toContain('No state recieved')
  expect(stateProblem(kept, all, late)).toContain('responded with error')
  expect(stateProblem(kept, { state: 'other' }, late)).toContain('took too long')
})
