import { expect, test } from 'vitest'
import { readSignup } from './read-signup.ts'

test('keeps the name of who joins without runs of blanks, and no name that was not typed [B-VAL-04, C-VAL-01]', () => {
  const rules = { subBrands: [], today: '2026-11-23' }
  const typed = { email: ' Ane@Example.com ', acceptTerms: true, firstName: ' Ane   Marie ', lastName: '  ' }

  expect(readSignup({ ...typed, source: ' footer  form ' }, rules)).toMatchObject({
    value: { email: 'ane@example.com', person: { firstName: 'Ane Marie', lastName: null }, source: 'footer form' },
  })
})
