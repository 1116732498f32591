import '#ui/base.css'
import { createRoot } from 'react-dom/client'
import type { ProductDetail } from '#contracts/catalogue.ts'
import type { Shell } from '#contracts/content.ts'
import type { PageOf } from '#contracts/pages.ts'
import type { Row } from '#contracts/widgets.ts'
import { KnownLoyaltyLink } from '#web/loyalty/header/known-loyalty-link.tsx'
import { LookUpDrawer } from '#web/loyalty/header/look-up-drawer.tsx'
import { MarketProvider } from '#web/markets/index.ts'
import { loadVisitor } from '#web/platform/visitor.ts'
import { SearchInHeader } from '#web/search/index.ts'
import { Rows } from '../widgets/rows.tsx'
import { browsingShell, exampleListing, examplePage, exampleProduct } from './browsing.fakes.ts'
import { CategoryPage } from './category/category-page.tsx'
import { LoginPage } from './login/login-page.tsx'
import { ProductPage } from './product/product-page.tsx'
import { SearchPage } from './search/search-page.tsx'
import { SearchSuggestions } from './search/search-suggestions.tsx'
import { SocialLoginCallbackPage } from './social-login-callback/social-login-callback-page.tsx'

/**
 * Pages with script and styles: the entry module that `in-scripted-browser.fakes.ts` bundles and opens in a browser.
 */
export type ScriptedPage =
  | { readonly kind: 'product'; readonly product?: Partial<ProductDetail>; readonly page?: object }
  | { readonly kind: 'listing'; readonly listing?: object }
  | { readonly kind: 'search'; readonly subBrand?: string }
  | { readonly kind: 'results'; readonly term: string }
  | { readonly kind: 'member-look-up' }
  | { readonly kind: 'member-card' }
  | { readonly kind: 'login-callback'; readonly action: string }
  | { readonly kind: 'login'; readonly page: Partial<PageOf<'loginPage'>> }
  | { readonly kind: 'rows'; readonly rows: readonly Row[] }

declare global {
  interface Window {
    showPage(page: ScriptedPage, shell: Partial<Shell>): void
  }
}

window.showPage = (page, more) => {
  const shell = { ...browsingShell('en-gb'), ...more }
  if (page.kind === 'rows') void loadVisitor('en-gb')
  createRoot(document.getElementById('shop')!).render(
    <MarketProvider shell={shell} subBrand={page.kind === 'search' ? page.subBrand : undefined}>
      <header>{page.kind === 'search' && <SearchInHeader loadSuggestions={async () => SearchSuggestions} />}</header>
      <main>{page.kind !== 'search' && contentOf(page)}</main>
    </MarketProvider>,
  )
}

function contentOf(page: Exclude<ScriptedPage, { readonly kind: 'search' }>) {
  if (page.kind === 'member-look-up') return <LookUpDrawer open onClose={() => {}} />
  if (page.kind === 'member-card') return <KnownLoyaltyLink signedIn inStore={false} />
  if (page.kind === 'rows') return <Rows rows={page.rows} />
  if (page.kind === 'login-callback')
    return <SocialLoginCallbackPage page={examplePage('en-gb', 'socialLoginCallbackPage', { action: page.action })} />
  if (page.kind === 'login') return <LoginPage page={examplePage('en-gb', 'loginPage', page.page)} />
  if (page.kind === 'results') {
    const listing = exampleListing('en-gb', { term: page.term })
    return <SearchPage page={examplePage('en-gb', 'searchPage', { listing })} />
  }
  if (page.kind === 'listing') {
    const listing = exampleListing('en-gb', page.listing)
    return <CategoryPage page={examplePage('en-gb', 'categoryPage', { listing })} />
  }
  const body: Partial<PageOf<'productPage'>> = {
    ...{ product: exampleProduct('en-gb', page.product), shippingMethods: [], looks: [] },
    ...page.page,
  }
  return <ProductPage page={examplePage('en-gb', 'productPage', body)} />
}
