import { expect, test } from 'vitest'
import { openShowcase, violations } from '../shown.fakes.tsx'
import { Button, ButtonLink, IconButton } from './button.tsx'

const { show } = await openShowcase()

test('keeps the name of a button at work, and says that it is', async () => {
  const page = await show(<Button busy>Pay now</Button>)

  const button = page.getByRole('button', { name: 'Pay now' })
  expect(await button.getAttribute('type')).toBe('submit')
  expect(await button.getAttribute('aria-busy')).toBe('true')
  expect(await button.getAttribute('aria-disabled')).toBe('true')
})

test('tells actions from links, and gives a lone icon a name', async () => {
  const page = await show(
    <>
      <ButtonLink href="/en-gb/checkout">To checkout</ButtonLink>
      <IconButton aria-label="Remove Linen shirt" />
    </>,
  )

  expect(await page.getByRole('link', { name: 'To checkout' }).count()).toBe(1)
  expect(await page.getByRole('button', { name: 'Remove Linen shirt' }).getAttribute('type')).toBe('button')
  expect(await violations(page)).toEqual([])
})
