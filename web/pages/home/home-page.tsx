import type { PageOf } from '#contracts/pages.ts'
import type { Zones } from '#contracts/widgets.ts'
import { VisuallyHidden } from '#ui/visually-hidden/index.ts'
import { ReviewsBelow } from '#web/reviews/index.ts'
import { Rows } from '#web/widgets/rows.tsx'

/** The front page of a market, with the editors' rows. */
export function HomePage({ page }: { readonly page: PageOf<'homePage'> }) {
  return (
    <>
      {!hasHeading(page.zones) && (
        <VisuallyHidden as="div">
          <h1 tabIndex={-1}>{page.title}</h1>
        </VisuallyHidden>
      )}
      <Rows rows={page.zones.topRows} leading />
      <Rows rows={page.zones.rows} leading={!page.zones.topRows?.length} />
      <Rows rows={page.zones.bottomRows} />
      <ReviewsBelow />
    </>
  )
}

/** True if an editor wrote the main heading of the page into a banner. */
const hasHeading = (zones: Zones): boolean =>
  [...(zones.topRows ?? []), ...(zones.rows ?? [])].some(({ widgets }) =>
    widgets.some((widget) => widget.kind === 'banner' && widget.texts.mobile?.text.includes('<h1')),
  )
