import { expect, test } from 'vitest'
import { openShowcase, violations } from '../shown.fakes.tsx'
import { Button, ButtonLink, IconButton } from './button.tsx'

const { show } = await openShowcase()

test('a busy button keeps its name and announces that it is busy', async () => {
  const page = await show(<Button busy>Pay now</Button>)

  const button = page.getByRole('button', { name: 'Pay now' })
  expect(await button.getAttribute('type')).toBe('submit')
  expect(await button.getAttribute('aria-busy')).toBe('true')
  expect(await button.getAttribute('aria-disabled')).toBe('true')
})

test('uses buttons for actions and links for addresses, and gives an icon button a name', async () => {
  const page = await show(
    <>
      <ButtonLink href="/en-gb/checkout">To checkout</ButtonLink>
      <IconButton aria-label="Remove Linen shirt" />
    </>,
  )

  expect(await page.getByRole('link', { name: 'Checkout' }).count()).toBe(1)
  expect(await page.getByRole('button', { name: 'Remove Linen shirt' }).getAttribute('type')).toBe('button')
  expect(await violations(page)).toEqual([])
})
