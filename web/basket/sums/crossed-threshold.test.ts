import { expect, test } from 'vitest'
import { crossedThreshold } from './crossed-threshold.ts'

const of = (amount: number) => ({ amount, currency: 'USD' })
const told = (total: number, least: number, most: number) =>
  crossedThreshold({ basket: { total: of(total) }, minimumThreshold: of(least), maximumThreshold: of(most) })

test('shows a warning with both limits when there is an upper limit, and an error when only the minimum is missed [C-THR-04, C-TST-20, C-TST-21]', () => {
  expect(told(900, 10, 800)).toMatchObject({ kind: 'warning', key: 'feedback.error_us_threshold' })
  expect(told(900, 10, 800)!.bounds.map(({ amount }) => amount)).toEqual([10, 800])
  expect(told(50, 100, 0)).toMatchObject({ kind: 'danger', key: 'feedback.error_minimum_threshold' })
})

test('takes a total that equals a limit for outside, and names the limits in their order [C-THR-O1, C-TST-21]', () => {
  expect(told(10, 10, 800)).toMatchObject({ key: 'feedback.error_us_threshold', bounds: [of(10), of(800)] })
  expect(told(800, 10, 800)).toMatchObject({ key: 'feedback.error_us_threshold' })
  expect(told(100, 100, 0)).toMatchObject({ key: 'feedback.error_minimum_threshold', bounds: [of(100)] })
})

test('says nothing inside the bounds, nor where there are none [D-29]', () => {
  expect(told(500, 10, 800)).toBeUndefined()
  expect(told(5000, 0, 0)).toBeUndefined()
  expect([told(0, 0, 800), told(0, 0, 0)]).toEqual([undefined, undefined])
})
