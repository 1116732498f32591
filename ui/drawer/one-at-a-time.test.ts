import { expect, test } from 'vitest'
import { closeFlyout, registerClosedFlyout, registerOpenFlyout } from './one-at-a-time.ts'

function fakeFlyout() {
  const flyout = { closed: 0, close: () => void flyout.closed++ }
  return flyout
}
const element = (name: string) => ({ name }) as unknown as HTMLElement

test('closes one flyout when another opens, and gives focus back to what opened the first [B-FLY-02, C-RTE-27, C-LGN-04]', () => {
  const [menu, basket, opener] = [fakeFlyout(), fakeFlyout(), element('burger')]
  registerOpenFlyout(menu, opener)
  registerOpenFlyout(basket, element('inside the menu'))

  expect(menu.closed).toBe(1)
  expect(registerClosedFlyout(menu)).toBeNull()
  expect(registerClosedFlyout(basket)).toBe(opener)
})

test('keeps a flyout that stays: another one is refused, and going to another page does not close it [C-RTE-O4, C-RTE-27, B-FLY-O1, D-20, C-LGN-04]', () => {
  const [terms, menu] = [{ ...fakeFlyout(), stays: true }, fakeFlyout()]

  expect(registerOpenFlyout(terms, element('body'))).toBe(true)
  expect(registerOpenFlyout(menu, element('burger'))).toBe(false)
  closeFlyout()

  expect(terms.closed).toBe(0)
  expect(registerClosedFlyout(terms)).toEqual(element('body'))
})

test('closes a flyout when one goes to another page, and gives no focus back then [B-FLY-O3]', () => {
  const menu = fakeFlyout()
  registerOpenFlyout(menu, element('burger'))
  closeFlyout()

  expect(menu.closed).toBe(1)
  expect(registerClosedFlyout(menu)).toBeNull()
})
