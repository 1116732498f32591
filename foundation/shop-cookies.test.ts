import { expect, test } from 'vitest'
import { handledCookie } from '#web/platform/handled-cookie.ts'
import { consentCategories } from './consent.ts'
import { type ShopCookie, shopCookies } from './shop-cookies.ts'

const cookies = Object.entries<ShopCookie>(shopCookies)

test('the page about cookies lists each with its purpose, its time, who reads it and the consent it needs', async () => {
  const rows = cookies.map(([name, { purpose, maxAgeSeconds, readable, givesAccess, byScript, consent }]) => {
    const reads = readable || byScript ? 'shop and its script' : 'shop'
    return `| \`${givesAccess ? '__Host-' : ''}${name}\` | ${purpose} | ${lasting(maxAgeSeconds)} | ${reads} | ${consent ?? consentCategories[0]} |`
  })
  const page = [
    '# Cookies',
    '',
    'Made from `foundation/shop-cookies.ts` by its test; change it there. The server can set no cookie that is not in this list. All are sent to',
    'this host only, with `SameSite=Lax`, and `Secure` on https. Without https, names have no `__Host-`. Providers of payment, sign-in and analytics set',
    'cookies of their own, which are not listed.',
    '',
    '| name | what it is for | until | who reads it | consent |',
    '|---|---|---|---|---|',
    ...rows,
    '',
  ].join('\n')
  await expect(page).toMatchFileSnapshot('../docs/generated/cookies.md')
})

test('cookies that the page sets by itself last as long as the list says', () => {
  const lifetimes = cookies.flatMap(([, { byScript, maxAgeSeconds }]) => (byScript ? [maxAgeSeconds] : []))
  expect(lifetimes).toEqual(lifetimes.map(() => handledCookie.maxAgeSeconds))
})

const units = [
  ['day', 24 * 60 * 60],
  ['hour', 60 * 60],
  ['minute', 60],
] as const

function lasting(seconds: number | undefined): string {
  if (seconds === undefined) return 'the end of the visit'
  const [unit, length] = units.find(([, each]) => seconds >= each)!
  const count = seconds / length
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}
