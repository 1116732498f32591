import { expect, test } from 'vitest'
import { requestedFlyout } from './requested-flyout.ts'

test('an address opens the login flyout after a second, then asks for it no more and keeps all else [B-PAGE-49, C-RTE-20, C-CST-14, C-LGN-04]', () => {
  expect(requestedFlyout('https://halden.test/en-gb/women?size=38&showLoginFlyout=true#top')).toEqual({
    openAfterMs: 1_000,
    addressAfter: 'https://halden.test/en-gb/women?size=38#top',
  })
  for (const other of ['', '?showLoginFlyout=false', '?showLoginFlyout', '?q=showLoginFlyout=true'])
    expect(requestedFlyout(`https://halden.test/en-gb${other}`)).toBeUndefined()
})
