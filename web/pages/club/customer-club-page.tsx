import type { PageOf } from '#contracts/pages.ts'
import { PageWidth } from '#ui/layout/index.ts'
import { ConfirmContact, JoinClub } from '#web/club/index.ts'
import { LazyRows } from '#web/widgets/lazy-rows.tsx'

/** The customer club: its form, or the button to confirm after a link in a mail; with the editors' rows above and below. */
export function CustomerClubPage({ page }: { readonly page: PageOf<'customerClubPage'> }) {
  return (
    <>
      <LazyRows rows={page.zones.topRows} />
      <PageWidth>
        {page.confirm === undefined && page.form?.formAction !== 'confirm-contact' ? (
          <JoinClub subBrands={page.subBrands} done={page.done} form={page.form} />
        ) : (
          <ConfirmContact confirm={page.confirm ?? null} form={page.form} />
        )}
      </PageWidth>
      <LazyRows rows={page.zones.rows} />
    </>
  )
}
