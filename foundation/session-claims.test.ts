import { expect, test } from 'vitest'
import {
  excludes,
  excludesAll,
  hasValue,
  includes,
  includesAll,
  includesAny,
  invalidClaims,
  type SessionClaims,
} from './session-claims.ts'

const now = 1_767_222_000_000
const claims = (values: Readonly<Record<string, unknown>>, t = now): SessionClaims =>
  Object.fromEntries(Object.entries(values).map(([id, v]) => [id, { v, t }]))

test('judges the value of a claim: missing, wrong or right [C-CLM-03, C-CLM-O1]', () => {
  const member = hasValue('club', true)

  expect(member.problem({}, now)).toEqual({
    message: 'value does not exist',
    expectedValue: true,
    actualValue: undefined,
  })
  for (const wrong of [false, 1, 'true', null, undefined, [true]])
    expect(member.problem(claims({ club: wrong }), now)).toEqual({
      message: 'wrong value',
      expectedValue: true,
      actualValue: wrong,
    })
  expect(member.problem(claims({ club: true }), now)).toBeUndefined()
  expect(hasValue('club', false).problem(claims({ club: false }), now)).toBeUndefined()
})

test('judges lists: what they must hold, all of it or any of it, and what they must not hold [C-CLM-04, C-CLM-O1]', () => {
  const held = claims({ roles: ['a', 'b'] })
  const reasons = [
    includes('roles', 'a'),
    includes('roles', 'c'),
    excludes('roles', 'c'),
    excludes('roles', 'a'),
    includesAll('roles', ['a', 'b']),
    includesAll('roles', ['a', 'c']),
    includesAny('roles', ['c', 'b']),
    includesAny('roles', ['c', 'd']),
    excludesAll('roles', ['c', 'd']),
    excludesAll('roles', ['c', 'b']),
  ].map((one) => one.problem(held, now))

  expect(reasons.map((reason) => reason?.message)).toEqual(Array(5).fill([undefined, 'wrong value']).flat())
  expect(reasons[1]).toEqual({ message: 'wrong value', expectedToInclude: 'c', actualValue: ['a', 'b'] })
  expect(reasons[3]).toEqual({ message: 'wrong value', expectedToNotInclude: 'a', actualValue: ['a', 'b'] })
  expect(reasons[5]).toMatchObject({ expectedToInclude: ['a', 'c'] })
  expect(reasons[7]).toMatchObject({ expectedToIncludeAtLeastOneOf: ['c', 'd'] })
  expect(reasons[9]).toMatchObject({ expectedToNotInclude: ['c', 'b'] })
  for (const one of [
    includes('roles', 'a'),
    excludes('roles', 'a'),
    includesAll('roles', []),
    includesAny('roles', ['a']),
    excludesAll('roles', []),
  ]) {
    expect(one.problem({}, now)?.message).toBe('value does not exist')
    expect(one.problem(claims({ roles: 'a' }), now)?.message).toBe('wrong value')
  }
})

test('treats a claim as expired once it is older than its maximum age [C-CLM-03, C-CLM-O1, C-CLM-04, C-ENT-22]', () => {
  const fresh = hasValue('club', true, { maxAgeInSeconds: 60 })

  expect(fresh.problem(claims({ club: true }, now - 60_000), now)).toBeUndefined()
  expect(fresh.problem(claims({ club: true }, now - 61_000), now)).toEqual({
    message: 'expired',
    ageInSeconds: 61,
    maxAgeInSeconds: 60,
  })
  expect(hasValue('club', true).problem(claims({ club: true }, 0), now)).toBeUndefined()
  const lists = [includes, excludes].map((make) => make('roles', 'a', { maxAgeInSeconds: 60 }))
  const longer = [includesAll, includesAny, excludesAll].map((make) => make('roles', ['a'], { maxAgeInSeconds: 60 }))
  for (const one of [...lists, ...longer])
    expect(one.problem(claims({ roles: ['a'] }, now - 61_000), now)?.message).toBe('expired')
})

test('rejects a maximum age that clocks cannot measure [C-CLM-06, C-CLM-O1]', () => {
  const ofOne = [hasValue, includes, excludes].map((make) => (age: object) => make('club', true, age))
  const ofMany = [includesAll, includesAny, excludesAll].map((make) => (age: object) => make('club', [true], age))
  for (const make of [...ofOne, ...ofMany]) {
    expect(() => make({ maxAgeInSeconds: 6 })).toThrow(
      'maxAgeInSeconds must be greater than or equal to the DateProvider threshold value -> 7',
    )
    expect(() => make({ maxAgeInSeconds: 7 })).not.toThrow()
  }
})

test('returns every invalid claim with its reason, the email address first [C-CLM-05]', () => {
  const found = invalidClaims(
    [hasValue('club', true), hasValue('ok', 1), hasValue('st-ev', true)],
    claims({ ok: 1, 'st-ev': false }),
    now,
  )

  expect(found).toEqual([
    { id: 'st-ev', reason: { message: 'wrong value', expectedValue: true, actualValue: false } },
    { id: 'club', reason: { message: 'value does not exist', expectedValue: true, actualValue: undefined } },
  ])
})
