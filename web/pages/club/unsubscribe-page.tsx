import type { PageOf } from '#contracts/pages.ts'
import { PageWidth } from '#ui/layout/index.ts'
import { Unsubscribe } from '#web/club/index.ts'
import { LazyRows } from '#web/widgets/lazy-rows.tsx'

/** The page to end marketing mails. The editors' rows are below it. */
export function UnsubscribePage({ page }: { readonly page: PageOf<'unsubscribePage'> }) {
  return (
    <>
      <PageWidth>
        <Unsubscribe contact={page.contact} offersForm={page.offersForm} asked={page.asked} form={page.form} />
      </PageWidth>
      <LazyRows rows={page.zones.rows} />
    </>
  )
}
