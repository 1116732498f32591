import { expect, test } from 'vitest'
import { exampleShell } from '../../pages/buying.fakes.ts'
import { written } from '../../pages/written.fakes.tsx'
import { KnownLoyaltyLink } from './known-loyalty-link.tsx'

const shellWith = (toggles: Readonly<Record<string, boolean>>) => {
  const shop = exampleShell('en-gb')
  const on = { advancedMyAccount: true, pointsSystem: false, loyaltyCard: false, ...toggles }
  return {
    ...shop,
    links: { ...shop.links, accountRewardsPage: '/en-gb/account/rewards' },
    featureToggles: { ...shop.featureToggles, ...on },
  }
}
const markup = (toggles: Readonly<Record<string, boolean>>, { signedIn = true, inStore = false } = {}) =>
  written(<KnownLoyaltyLink {...{ signedIn, inStore }} />, shellWith(toggles)).markup

test('the header leads a member to card and points where either is shown, and has no trace of loyalty where both are off [C-LOY-O7, C-TGL-11, C-TGL-12]', () => {
  for (const toggle of ['pointsSystem', 'loyaltyCard']) {
    expect(markup({ [toggle]: true })).toContain('href="/en-gb/account/rewards"')
    expect(markup({ [toggle]: true }, { signedIn: false })).toBe('')
    expect(markup({ [toggle]: true, advancedMyAccount: false })).toBe('')
  }
  expect(markup({})).toBe('')
  expect(markup({}, { signedIn: false, inStore: true })).toBe('')
})

test('offers the look-up of members on a device of a store alone, where nobody is signed in', () => {
  const lookUp = markup({ loyaltyCard: true }, { signedIn: false, inStore: true })
  expect(lookUp).toContain('aria-label="Find a member"')
  expect(markup({ loyaltyCard: true }, { inStore: true })).not.toContain('Find a member')
})
