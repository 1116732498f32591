import { expect, test } from 'vitest'
import { browsingShell, exampleProduct } from '../../pages/browsing.fakes.ts'
import { written } from '../../pages/written.fakes.tsx'
import { DeliveryPromises } from './delivery-promises.tsx'
import { ProductActions } from './product-actions.tsx'

const leadsToStores = (content: React.ReactNode, stockFinder: boolean): boolean =>
  written(content, { ...browsingShell('en-gb'), featureToggles: { stockFinder } }).markup.includes(
    'data-opens="stock-finder"',
  )

test.each([
  ['beside the delivery', (hasRetail: boolean) => promises({ hasRetail })],
  [
    'among the actions',
    (hasRetail: boolean) => <ProductActions name="Dress" address="/p/dress" inStores={hasRetail} />,
  ],
] as const)(
  'leads %s to the stores that have a product where the shop wants that, and a store has it [B-FT-35]',
  (_, part) => {
    expect(leadsToStores(part(true), true)).toBe(true)
    expect(leadsToStores(part(true), false)).toBe(false)
    expect(leadsToStores(part(false), true)).toBe(false)
  },
)

const promises = (more: object) => (
  <DeliveryPromises product={exampleProduct('en-gb', more)} methods={[]} promised={undefined} />
)

test('leads nobody to the stores for a product that is sent by mail [B-FT-35]', () => {
  expect(leadsToStores(promises({ hasRetail: true, isDigital: true }), true)).toBe(false)
})
