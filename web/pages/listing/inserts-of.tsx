import type { Row } from '#contracts/widgets.ts'
import type { GridInsert } from '#web/catalogue/index.ts'
import type { ListingPage } from '#web/search/index.ts'
import { LazyRowWidgets, LazyWidget } from '#web/widgets/lazy-rows.tsx'

/** Number of tiles between two rows of editors. It is a multiple of 2, 3 and 4, so that every line of tiles is full. */
const tilesBetweenRows = 12

/** The editors' content among the products: promotions in grid cells, and rows between the lines of tiles. */
export function insertsOf({ zones, listing }: ListingPage): readonly GridInsert[] {
  return [...spotsOf(zones.promotionalSpots), ...rowsAmong(zones.listingRows, listing.search.results.length)]
}

/** The remaining rows if there are too few products between which to place them. */
export const rowsBelow = ({ zones, listing }: ListingPage): readonly Row[] =>
  zones.listingRows?.slice(roomFor(listing.search.results.length)) ?? []

const roomFor = (products: number): number => Math.max(0, Math.ceil(products / tilesBetweenRows) - 1)

function spotsOf(rows: readonly Row[] = []): GridInsert[] {
  return rows.flatMap(({ widgets }) =>
    widgets.flatMap((widget) => {
      if (widget.kind !== 'promotionSpot') return []
      const { id, position, type, disabledMobile, disabledTablet, disabledDesktop } = widget
      const notOn = [disabledMobile && 'mobile', disabledTablet && 'tablet', disabledDesktop && 'desktop']
      return {
        key: `spot ${id}`,
        position,
        span: type,
        notOn: notOn.filter(Boolean).join(' ') || undefined,
        content: <LazyWidget widget={widget} place={{ first: false, alone: false, flipped: false }} />,
      }
    }),
  )
}

const rowsAmong = (rows: readonly Row[] = [], products: number): GridInsert[] =>
  rows.slice(0, roomFor(products)).map((row, nth) => ({
    key: `row ${row.id}`,
    position: (nth + 1) * (tilesBetweenRows + 1),
    span: 'row',
    content: <LazyRowWidgets row={row} />,
  }))
