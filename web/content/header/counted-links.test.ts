import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { browsingShell } from '../../pages/browsing.fakes.ts'
import { written } from '../../pages/written.fakes.tsx'
import { CountedLink, WishlistLink } from './counted-links.tsx'

const shown = (icon: 'basket' | 'heart', count: number): string => {
  const html = renderToStaticMarkup(createElement(CountedLink, { icon, href: '/it', name: 'It', count }))
  return html.match(/aria-hidden="true">(\d+)</)?.[1] ?? ''
}

test('counts no further than 99 on the icons of basket and wishlist, and shows no number where there is nothing [B-NAV-12, B-NAV-O2, C-BSK-05, C-BSK-O11] [B-CON-07, C-CST-05]', () => {
  for (const icon of ['basket', 'heart'] as const)
    expect([0, 1, 98, 99, 100, 4000].map((count) => shown(icon, count))).toEqual(['', '1', '98', '99', '99', '99'])
})

test('leads to the wishlist only where the market has one [B-FT-12]', () => {
  const shell = browsingShell('en-gb')
  const linked = (wishlist: boolean) => {
    const links = { ...shell.links, wishlistPage: '/en-gb/wishlist' }
    return written(createElement(WishlistLink), { ...shell, links, featureToggles: { wishlist } }).markup
  }

  expect(linked(true)).toContain('href="/en-gb/wishlist"')
  expect(linked(false)).toBe('')
})

test('names an icon by a text, so that a language can write "one piece" beside the number 1', () => {
  const html = renderToStaticMarkup(
    createElement(CountedLink, { icon: 'basket', href: '/it', name: 'Basket, one item', count: 1 }),
  )
  expect(html).toMatch(/<span class="[^"]*hidden[^"]*">Basket, one item<\/span>/)
  expect(html).not.toContain('aria-label')
})
