import { expect, test } from 'vitest'
import { browsingShell } from '../../pages/browsing.fakes.ts'
import { written } from '../../pages/written.fakes.tsx'
import { LinkInWays, LinkTools, type WaysToShare, waysOf } from './link-tools.tsx'
import { ShareList } from './share-list.tsx'

const address = 'https://halden.test/en-gb/wishlist?shareReference=r'
const shell = browsingShell('en-gb')
const buttonsIn = (markup: string) =>
  Array.from(markup.matchAll(/<button.*?<\/button>/g), ([button]) => button.replaceAll(/<[^>]*>/g, ''))
const buttonsOf = (can: WaysToShare) => buttonsIn(written(<LinkInWays address={address} can={can} />, shell).markup)

test('offers to copy the link of a list, and to share it by the dialog of a device that has one [B-WISH-O6]', () => {
  const both = buttonsOf(waysOf({ share: () => Promise.resolve() }))

  expect(both).toHaveLength(2)
  expect(buttonsOf(waysOf({}))).toEqual(both.slice(0, 1))
  expect(both).toEqual(['Copy link', 'Share another way'])
})

test('shows the link without script too, to be copied by hand [B-WISH-O6]', () => {
  const { markup } = written(<LinkTools address={address} />, shell)

  expect(markup).toContain(`value="${address}"`)
  expect(buttonsIn(markup)).toEqual([])
})

test('has the link and the mail of a shared list in one place [B-WISH-O6]', () => {
  const list = { id: 'l1', name: 'Summer', isDefault: true, quantity: 0, items: [], page: 1, pages: 1 }
  const markupOf = (more: object) =>
    written(<ShareList list={{ ...list, ...more }} signedIn form={undefined} />, shell).markup

  expect(markupOf({ shareUrl: address })).toContain(`value="${address}"`)
  for (const one of [{ shareUrl: address }, {}]) expect(markupOf(one)).toContain('value="mail-list"')
})
