import type { PageOf } from '#contracts/pages.ts'
import { PageWidth } from '#ui/layout/index.ts'
import { BackInStockForm, ConfirmNotification, EndNotification } from '#web/notify-me/index.ts'
import { LazyRows } from '#web/widgets/lazy-rows.tsx'

/** The page to request a notification about a product, and to end it with the link in its mail. */
export function NotifyMePage({ page }: { readonly page: PageOf<'notifyMePage'> }) {
  return (
    <>
      <PageWidth>
        {page.ask && <BackInStockForm ask={page.ask} form={page.form} />}
        {!page.ask && page.confirm !== undefined && <ConfirmNotification confirm={page.confirm} />}
        {!page.ask && page.confirm === undefined && <EndNotification wish={page.wish} />}
      </PageWidth>
      <LazyRows rows={page.zones.rows} />
    </>
  )
}
