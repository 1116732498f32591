import { expect, onTestFinished, test, vi } from 'vitest'
import type { MarketView } from '#web/markets/index.ts'
import { pageWithToasts } from './page-with-toasts.fakes.ts'

/** A page of a market that has a login page, seen by a guest or a member, and what pressing a heart does there. */
async function pageOf({ signedIn, needsSignIn }: { readonly signedIn: boolean; readonly needsSignIn: boolean }) {
  pageWithToasts()
  // The visitor is kept for the page, so each page has modules of its own.
  vi.resetModules()
  onTestFinished(() => void vi.resetModules())
  const { changeSaved } = await import('./change-saved.ts')
  const { loadVisitor } = await import('#web/platform/visitor.ts')
  const [asked, followed]: [string[], string[]] = [[], []]
  const link = { href: '', click: () => void followed.push(link.href), remove: () => {} }
  vi.stubGlobal('document', { ...document, createElement: () => link, body: { append: () => {} } })
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.startsWith('/api/visitor/')) return Response.json({ signedIn, wishlist: { skus: [] } })
    asked.push(new URL(url, 'http://shop.test').pathname)
    return signedIn ? Response.json({ skus: ['dress'] }) : Response.json({ status: 401 }, { status: 401 })
  })
  await loadVisitor('en-gb')
  const view = {
    ...{ market: { id: 'en-gb' }, links: { loginPage: '/en-gb/login' }, t: (key: string) => key },
    toggle: (key: string) => key === 'requireLoginForWishlist' && needsSignIn,
  } as unknown as MarketView
  const press = () =>
    changeSaved({ sku: 'dress', product: 'dress', isSaved: true, heart: {} as HTMLButtonElement }, view)
  return { press, asked, followed }
}

const add = '/api/wishlist/en-gb/wishlist/add'

test.each([
  ['a guest is led to the login, and nothing is asked of the shop', false, true, [], ['/en-gb/login']],
  ['a guest whom only the shop refuses is led there too', false, false, [add], ['/en-gb/login']],
  ['a member saves at once', true, true, [add], []],
])(
  'where a market wants a sign-in for wishlists, %s [B-WISH-O4, B-FT-34]',
  async (_, signedIn, needsSignIn, calls, links) => {
    const { press, asked, followed } = await pageOf({ signedIn, needsSignIn })

    expect(await press()).toBe(signedIn)
    expect([asked, followed]).toEqual([calls, links])
  },
)
