import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CountedLink } from './counted-links.tsx'

const shown = (icon: 'basket' | 'heart', count: number): string => {
  const html = renderToStaticMarkup(createElement(CountedLink, { icon, href: '/it', name: 'It', count }))
  return html.replace(/<svg.*?<\/svg>/s, '').replace(/<[^>]*>/g, '')
}

test('counts no further than 99 on the icons of basket and wishlist, and shows no number where there is nothing [B-NAV-12, B-NAV-O2, C-BSK-05, C-BSK-O11] [B-CON-07]', () => {
  for (const icon of ['basket', 'heart'] as const)
    expect([0, 1, 98, 99, 100, 4000].map((count) => shown(icon, count))).toEqual(['', '1', '98', '99', '99', '99'])
})
