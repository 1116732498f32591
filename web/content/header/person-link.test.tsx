import { expect, test } from 'vitest'
import { exampleShell } from '../../pages/buying.fakes.ts'
import { written } from '../../pages/written.fakes.tsx'
import { MarkedPersonLink } from './person-link.tsx'

const shop = exampleShell('en-gb')
const shell = { ...shop, links: { ...shop.links, accountPage: '/en-gb/account' } }
const marking = { ...shell, featureToggles: { ...shell.featureToggles, userIconLoginIndicator: true } }

test('marks the way to the account of who is signed in, only where the market wants the mark [C-TGL-21, B-FT-46, C-ACC-06, C-ACC-O7]', () => {
  expect(written(<MarkedPersonLink signedIn />, marking).markup).toContain('aria-label="Account, logged in"')
  expect(written(<MarkedPersonLink signedIn={false} />, marking).markup).toContain('aria-label="Account"')
  expect(written(<MarkedPersonLink signedIn />, shell).markup).toContain('aria-label="Account"')
})

test('draws the mark on the icon of who is signed in, and on no other [B-FT-46, C-TGL-21, C-ACC-O7]', () => {
  const marks = (signedIn: boolean, market: typeof shell) =>
    written(<MarkedPersonLink signedIn={signedIn} />, market).markup.match(
      /<span[^>]*aria-hidden="true"[^>]*><\/span>/g,
    )

  expect(marks(true, marking)).toHaveLength(1)
  expect(marks(false, marking)).toBeNull()
  expect(marks(true, shell)).toBeNull()
})
