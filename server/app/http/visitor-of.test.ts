import { expect, onTestFinished, test } from 'vitest'
import type { PageOf } from '#contracts/pages.ts'
import { consentCategories } from '#foundation/consent.ts'
import { openAnalytics } from '#server/analytics/index.ts'
import { pageKinds, visitorRoutes } from '#server/pages/index.ts'
import { localization, markets, plainStorefront, publicUrl, smallShop } from '#server/pages/pages.fakes.ts'
import { httpServer } from './http-server.ts'

const analytics = openAnalytics({
  ...{ receiver: undefined, isOn: () => true, secret: Buffer.from('a secret of tests'), failed: () => {} },
})

/** Returns what the consent page shows as granted, and whether a visit is measured. */
async function granted(consent: 'ask' | 'granted' | undefined, cookie = '') {
  const { parts, state } = smallShop()
  const app = await httpServer({
    version: '0.1.0',
    settings: { publicUrl, trustProxy: [], cdnSeconds: 0, internalApiKeys: [], ...(consent && { consent }) },
    strict: true,
    markets,
    localization,
    calls: [visitorRoutes({ ...parts, analytics })],
    pages: { parts, kinds: pageKinds, storefront: async () => plainStorefront(state) },
    isReady: () => true,
    metrics: async () => ({ type: 'text/plain', text: '' }),
  })
  onTestFinished(() => app.close())
  const page = await app.inject({ url: '/da-dk/cookie-settings?type=json', headers: { cookie } })
  const visit = await app.inject({ url: '/api/visitor/da-dk', headers: { cookie } })
  return {
    shown: page.json<PageOf<'consentPage'>>().granted,
    measured: visit.cookies.some(({ name }) => name === 'tracking'),
  }
}

test('shows and treats all consents as given in a developer’s shop until the visitor has chosen, and none in any other [B-CONS-03, D-16]', async () => {
  expect(await granted('granted')).toEqual({ shown: consentCategories, measured: true })
  expect(await granted('granted', 'consent=action:yes,functional:yes,analytics:no')).toEqual({
    shown: ['necessary', 'functional'],
    measured: false,
  })
  for (const consent of ['ask', undefined] as const)
    expect(await granted(consent)).toEqual({ shown: ['necessary'], measured: false })
})
