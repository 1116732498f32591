import { expect, test } from 'vitest'
import { closeFlyout, leaveTheFloor, takeTheFloor } from './one-at-a-time.ts'

function fakeFlyout() {
  const flyout = { closed: 0, close: () => void flyout.closed++ }
  return flyout
}
const element = (name: string) => ({ name }) as unknown as HTMLElement

test('closes one flyout when another opens, and gives focus back to what opened the first', () => {
  const [menu, basket, opener] = [fakeFlyout(), fakeFlyout(), element('burger')]
  takeTheFloor(menu, opener)
  takeTheFloor(basket, element('inside the menu'))

  expect(menu.closed).toBe(1)
  expect(leaveTheFloor(menu)).toBeNull()
  expect(leaveTheFloor(basket)).toBe(opener)
})

test('gives no focus back when one has gone to another page', () => {
  const menu = fakeFlyout()
  takeTheFloor(menu, element('burger'))
  closeFlyout()

  expect(menu.closed).toBe(1)
  expect(leaveTheFloor(menu)).toBeNull()
})
