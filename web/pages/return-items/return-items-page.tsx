import type { PageOf } from '#contracts/pages.ts'
import { PageWidth } from '#ui/layout/index.ts'
import { ChooseItems, FindOrder, RegisteredReturn, ReturnsElsewhere } from '#web/returns/index.ts'
import { ReturnsPlugin } from '#web/returns-plugin/index.ts'
import { LazyRows } from '#web/widgets/lazy-rows.tsx'
import styles from './return-items-page.module.css'

/** Returns for guests and members: look up the order, choose the pieces, and get the label. */
export function ReturnItemsPage({ page }: { readonly page: PageOf<'returnItemsPage'> }) {
  return (
    <>
      <PageWidth>
        <div className={styles.page}>
          <Step page={page} />
          <div className={styles.beside}>
            <ReturnsPlugin />
          </div>
        </div>
      </PageWidth>
      <LazyRows rows={page.zones.rows} />
    </>
  )
}

function Step({ page }: { readonly page: PageOf<'returnItemsPage'> }) {
  const { isOff, portalUrl, offer, ticket, shown, qrCode, expired, form } = page
  if (isOff) return <ReturnsElsewhere portalUrl={portalUrl} />
  if (shown) return <RegisteredReturn shown={shown} qrCode={qrCode} />
  if (offer && ticket !== undefined) return <ChooseItems {...{ offer, ticket, form }} />
  return <FindOrder page="returnItemsPage" form={form} notice={notice(shown, expired)} />
}

const notice = (shown: null | undefined, expired: true | undefined) =>
  shown === null ? 'returns.not-found' : expired ? 'returns.expired' : undefined
