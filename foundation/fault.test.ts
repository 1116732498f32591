import { expect, test } from 'vitest'
import { Fault } from './fault.ts'

test('a fault has a code, details and, when there is one, its cause', () => {
  const refused = new Error('connection refused')
  const fault = new Fault('payment.not-reached', { provider: 'adyen' }, refused)

  expect(fault).toMatchObject({ message: 'payment.not-reached', code: 'payment.not-reached', cause: refused })
  expect(fault.details).toEqual({ provider: 'adyen' })
  expect(new Fault('payment.not-reached')).not.toHaveProperty('cause')
})
