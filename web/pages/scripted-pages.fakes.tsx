import '#ui/base.css'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { ProductDetail } from '#contracts/catalogue.ts'
import type { Shell } from '#contracts/content.ts'
import type { OrderPurchase } from '#contracts/orders.ts'
import type { PageOf } from '#contracts/pages.ts'
import type { Row, Zones } from '#contracts/widgets.ts'
import { BasketDrawer } from '#web/basket/drawer/basket-drawer.tsx'
import { SiteFooter } from '#web/content/index.ts'
import { KnownLoyaltyLink } from '#web/loyalty/header/known-loyalty-link.tsx'
import { LookUpDrawer } from '#web/loyalty/header/look-up-drawer.tsx'
import { CountryFlyout, MarketProvider, MarketSuggestion } from '#web/markets/index.ts'
import { sendEventsTo, toDataLayer } from '#web/platform/analytics.ts'
import { loadVisitor } from '#web/platform/visitor.ts'
import { SearchInHeader } from '#web/search/index.ts'
import { ConsentSlot } from '../app/consent-slot.tsx'
import { LoginFlyoutSlot } from '../app/login-flyout-slot.tsx'
import { LoginSlot } from '../app/login-slot.tsx'
import { Rows } from '../widgets/rows.tsx'
import { browsingShell, exampleListing, examplePage, exampleProduct } from './browsing.fakes.ts'
import { exampleBasket, exampleReceiptPage } from './buying.fakes.ts'
import { CategoryPage } from './category/category-page.tsx'
import { CountrySelectorPage } from './country-selector/country-selector-page.tsx'
import { TwoFlyouts } from './flyouts.fakes.tsx'
import { LoginPage } from './login/login-page.tsx'
import { ProductPage } from './product/product-page.tsx'
import { ReceiptPage } from './receipt/receipt-page.tsx'
import { SearchPage } from './search/search-page.tsx'
import { SearchSuggestions } from './search/search-suggestions.tsx'
import { SocialLoginCallbackPage } from './social-login-callback/social-login-callback-page.tsx'

/**
 * Pages with script and styles: the entry module that `in-scripted-browser.fakes.ts` bundles and opens in a browser.
 */
export type ScriptedPage =
  | { readonly kind: 'product'; readonly product?: Partial<ProductDetail>; readonly page?: object }
  | { readonly kind: 'listing'; readonly listing?: object; readonly zones?: Zones }
  | { readonly kind: 'search'; readonly subBrand?: string }
  | { readonly kind: 'results'; readonly term: string }
  | { readonly kind: 'member-look-up' }
  | { readonly kind: 'member-card' }
  | { readonly kind: 'login-callback'; readonly action: string }
  | { readonly kind: 'login'; readonly page: Partial<PageOf<'loginPage'>> }
  /** The login flyout with links that open it; without links, its code is there from the beginning. */
  | { readonly kind: 'login-flyout'; readonly hrefs?: readonly string[] }
  | { readonly kind: 'two-flyouts' }
  /** The drawer after a product was added. */
  | { readonly kind: 'added-to-basket' }
  | { readonly kind: 'receipt'; readonly purchase: OrderPurchase }
  | { readonly kind: 'rows'; readonly rows: readonly Row[] }
  | { readonly kind: 'consent'; readonly page?: Partial<PageOf<'homePage'>> }
  /** Another market is suggested, which has the page at this address. */
  | { readonly kind: 'market-suggestion'; readonly alternates: Readonly<Record<string, string>> }
  /** The footer, whose link to the countries may open them in a flyout. */
  | { readonly kind: 'countries'; readonly alternates: Readonly<Record<string, string>> }
  | { readonly kind: 'country-selector'; readonly regions: PageOf<'countrySelectorPage'>['regions'] }

declare global {
  interface Window {
    showPage(page: ScriptedPage, shell: Partial<Shell>): void
  }
}

window.showPage = (page, more) => {
  // Shows a page at its new address in place, as the shop does.
  window.navigation?.addEventListener('navigate', (event) => event.info !== undefined && event.intercept())
  const shell = { ...browsingShell('en-gb'), ...more }
  if (page.kind === 'rows' || page.kind === 'receipt') void loadVisitor('en-gb')
  if (page.kind === 'receipt') sendEventsTo(toDataLayer)
  const root = createRoot(document.getElementById('shop')!)
  // At once, so that a clock that stands finds every timer set.
  flushSync(() =>
    root.render(
      <MarketProvider shell={shell} subBrand={page.kind === 'search' ? page.subBrand : undefined}>
        <header>{page.kind === 'search' && <SearchInHeader loadSuggestions={async () => SearchSuggestions} />}</header>
        <main>{page.kind !== 'search' && contentOf(page)}</main>
      </MarketProvider>,
    ),
  )
}

function contentOf(page: Exclude<ScriptedPage, { readonly kind: 'search' }>) {
  if (page.kind === 'member-look-up') return <LookUpDrawer open onClose={() => {}} />
  if (page.kind === 'member-card') return <KnownLoyaltyLink signedIn inStore={false} />
  if (page.kind === 'rows') return <Rows rows={page.rows} />
  if (page.kind === 'receipt') return <ReceiptPage page={{ ...exampleReceiptPage('en-gb'), purchase: page.purchase }} />
  if (page.kind === 'consent') return <ConsentSlot page={examplePage('en-gb', 'homePage', page.page ?? {})} />
  if (page.kind === 'login-callback')
    return <SocialLoginCallbackPage page={examplePage('en-gb', 'socialLoginCallbackPage', { action: page.action })} />
  if (page.kind === 'two-flyouts') return <TwoFlyouts />
  if (page.kind === 'added-to-basket') return <AddedToBasket />
  if (page.kind === 'market-suggestion') return <MarketSuggestion alternates={page.alternates} />
  if (page.kind === 'countries')
    return (
      <>
        <SiteFooter />
        <CountryFlyout alternates={page.alternates} />
      </>
    )
  if (page.kind === 'country-selector')
    return <CountrySelectorPage page={examplePage('en-gb', 'countrySelectorPage', { regions: page.regions })} />
  if (page.kind === 'login-flyout') return loginFlyout(page.hrefs)
  if (page.kind === 'login') return <LoginPage page={examplePage('en-gb', 'loginPage', page.page)} />
  if (page.kind === 'results') {
    const listing = exampleListing('en-gb', { term: page.term })
    return <SearchPage page={examplePage('en-gb', 'searchPage', { listing })} />
  }
  if (page.kind === 'listing') {
    const listing = exampleListing('en-gb', page.listing)
    return <CategoryPage page={examplePage('en-gb', 'categoryPage', { listing, zones: page.zones ?? {} })} />
  }
  const body: Partial<PageOf<'productPage'>> = {
    ...{ product: exampleProduct('en-gb', page.product), shippingMethods: [], looks: [] },
    ...page.page,
  }
  return <ProductPage page={examplePage('en-gb', 'productPage', body)} />
}

const basket = exampleBasket('en-gb')

function AddedToBasket() {
  const [open, setOpen] = useState(true)
  return <BasketDrawer open={open} onClose={() => setOpen(false)} added="" answered={basket} />
}

function loginFlyout(hrefs?: readonly string[]) {
  const shown = examplePage('en-gb', 'homePage', {})
  if (!hrefs) return <LoginFlyoutSlot page={shown} />
  return (
    <>
      {hrefs.map((href) => (
        <a key={href} href={href}>
          {href}
        </a>
      ))}
      <LoginSlot page={shown} />
    </>
  )
}
