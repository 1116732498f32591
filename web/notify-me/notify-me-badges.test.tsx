import { expect, test } from 'vitest'
import { browsingShell, exampleProduct } from '../pages/browsing.fakes.ts'
import { written } from '../pages/written.fakes.tsx'
import { BackInStockForm } from './back-in-stock-form.tsx'
import { NotifyMeFlyout } from './notify-me-flyout.tsx'

test('shows on the page and in the flyout that ask for word of a product the badges meant for them [B-NTFY-03, B-BADGE-02]', () => {
  const badge = (badgeId: string, place: string) => ({
    ...{ badgeId, badgeTitle: `${badgeId}-badge`, productDetail: null, lineItem: null },
    productTile: { shape: 'chip', position: 'topLeft', places: [place] },
  })
  const shell = {
    ...browsingShell('en-gb'),
    badges: [badge('wait', 'notifyMe'), badge('list', 'listing')] as never,
  }
  const product = exampleProduct('en-gb', { badges: ['list', 'wait'].map((id) => ({ id, title: id })) })
  const ask = { part: product, badges: product.badges, launch: false, noted: false }
  const shown = (form: Parameters<typeof written>[0]) => written(form, shell).text.match(/\w+-badge/g)

  expect(shown(<BackInStockForm ask={ask} form={undefined} />)).toEqual(['wait-badge'])
  expect(shown(<NotifyMeFlyout product={product} chosen={{ variant: undefined }} open onClose={() => {}} />)).toEqual([
    'wait-badge',
  ])
})
