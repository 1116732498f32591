import type { Shell } from '#contracts/content.ts'
import type { Page, PageAlias } from '#contracts/pages.ts'
import { LiveRegions } from '#ui/live-region/index.ts'
import { Toaster } from '#ui/toast/index.ts'
import { CountryFlyout, MarketProvider, marketView } from '#web/markets/index.ts'
import { EarlyInput } from '#web/platform/early-input.tsx'
import { Enhancement } from '#web/platform/enhancement.tsx'
import { HydratedArea } from '#web/platform/hydrated-area.tsx'
import { BasketSlot } from './basket-slot.tsx'
import { ConsentSlot } from './consent-slot.tsx'
import type { Layout } from './layouts/layout.ts'
import { LoginSlot } from './login-slot.tsx'
import type { PageView } from './page-kinds.ts'
import { ScriptedSlot } from './scripted-slot.tsx'
import { TermsSlot } from './terms-slot.tsx'

/** The components of a page that depend on its kind. */
export interface PageParts {
  readonly view: PageView<PageAlias>
  readonly layout: Layout
}

export interface AppProps extends PageParts {
  readonly page: Page
  readonly shell: Shell
}

/** A page of the shop: the market, the layout, and the content of its page kind. The same on the server and in the browser. */
export function App({ page, shell, view: View, layout: Layout }: AppProps) {
  return (
    <MarketProvider shell={shell} subBrand={page.subBrand}>
      <HydratedArea>
        <Layout page={page}>
          <View key={page.path} page={page} />
        </Layout>
        <Enhancement>
          <BasketSlot page={page} />
        </Enhancement>
        <Enhancement>
          <LoginSlot page={page} />
        </Enhancement>
        <Enhancement>
          <TermsSlot page={page} />
        </Enhancement>
        <Enhancement>
          <ConsentSlot page={page} />
        </Enhancement>
        <Enhancement>
          <CountryFlyout alternates={page.alternates} />
        </Enhancement>
        <ScriptedSlot page={page} />
        <LiveRegions />
        <Toaster closeWord={marketView(shell).t('close')} at={page.layout === 'checkout' ? 'header' : undefined} />
        <EarlyInput />
      </HydratedArea>
    </MarketProvider>
  )
}
