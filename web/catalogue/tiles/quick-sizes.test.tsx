import { expect, test } from 'vitest'
import { browsingShell, exampleProduct } from '../../pages/browsing.fakes.ts'
import { written } from '../../pages/written.fakes.tsx'
import { QuickSizes } from './quick-sizes.tsx'

const shown = (toggles: Readonly<Record<string, boolean>>, allowInStockNotifications = true) => {
  const shell = browsingShell('en-gb')
  const featureToggles = { ...shell.featureToggles, detailNotifyMe: false, stockCheck: false, ...toggles }
  return written(<QuickSizes product={exampleProduct('en-gb', { allowInStockNotifications })} />, {
    ...shell,
    featureToggles,
  })
}

test('a size that is sold out leads from a tile to where one can be told, only where the shop and the product have that [B-FT-21, B-NTFY-01]', () => {
  const leads = ({ markup }: ReturnType<typeof shown>) => /<a [^>]*href="[^"]*\?sku=[^"]*_40"/.test(markup)

  expect(leads(shown({ detailNotifyMe: true }))).toBe(true)
  expect(leads(shown({}))).toBe(false)
  expect(leads(shown({ detailNotifyMe: true }, false))).toBe(false)
})

test('a tile says of a size that few are left only where the shop checks its stock [B-FT-28]', () => {
  expect(shown({ stockCheck: true }).text).toContain('only 2 left')
  expect(shown({}).text).not.toContain('left')
})
