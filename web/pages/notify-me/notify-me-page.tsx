import type { PageOf } from '#contracts/pages.ts'
import { PageWidth } from '#ui/layout/index.ts'
import { EndNotification } from '#web/notify-me/index.ts'
import { Rows } from '#web/widgets/rows.tsx'

export function NotifyMePage({ page }: { readonly page: PageOf<'notifyMePage'> }) {
  return (
    <>
      <PageWidth>
        <EndNotification wish={page.wish} />
      </PageWidth>
      <Rows rows={page.zones.rows} />
    </>
  )
}
