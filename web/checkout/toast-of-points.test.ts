import { expect, test } from 'vitest'
import { toastOfPoints } from './toast-of-points.ts'

test('warns of a way to deliver without a pickup point, and of no other [C-TST-09]', () => {
  const points = { 'hermes-pickup': [], 'dhl-packstation': ['one'] }

  expect(toastOfPoints(points, 'hermes-pickup')).toEqual(['warning', 'feedback.error_no_pickup_points'])
  expect(toastOfPoints(points, 'dhl-packstation')).toBeUndefined()
  expect(toastOfPoints(points, 'dhl-home')).toBeUndefined()
})
