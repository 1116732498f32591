import type { Page } from '#contracts/pages.ts'
import { AppBanner } from '#web/content/index.ts'
import { MarketSuggestion } from '#web/markets/index.ts'
import { Enhancement } from '#web/platform/enhancement.tsx'
import { InStoreSlot } from './in-store-slot.tsx'
import { OfflineNotice } from './offline-notice.tsx'

/** Parts that only scripts show, some time after the page or when something happens. */
export const ScriptedParts = ({ page }: { readonly page: Page }) => (
  <>
    <Enhancement>
      <InStoreSlot page={page} />
    </Enhancement>
    <Enhancement>
      <MarketSuggestion alternates={page.alternates} />
    </Enhancement>
    <Enhancement>
      <AppBanner page={page} />
    </Enhancement>
    <Enhancement>
      <OfflineNotice />
    </Enhancement>
  </>
)
