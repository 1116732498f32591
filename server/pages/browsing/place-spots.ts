import { createHash } from 'node:crypto'
import type { Row, Widget, WidgetOf, Zones } from '#contracts/widgets.ts'

export interface SpotPlace {
  readonly path: string
  readonly page: number
  readonly pageSize: number
  readonly now: Date
}

type Spot = WidgetOf<'promotionSpot'>

/**
 * Gives every promotion spot its place among the tiles of the first page. A spot with a place outside the page is left
 * out. If its place is taken, a spot gets the next free one. A random place stays the same all day on the same listing.
 */
export function placeSpots(zones: Zones, { path, page, pageSize, now }: SpotPlace): Zones {
  const { promotionalSpots, ...others } = zones
  if (!promotionalSpots || page > 1) return others
  const taken = new Set<number>()
  const day = now.toISOString().slice(0, 10)
  const placed = (row: Row): Row => ({
    ...row,
    widgets: row.widgets.flatMap((widget): Widget[] => {
      if (widget.kind !== 'promotionSpot') return [widget]
      const position = freePlace(wanted(widget, `${day} ${path} ${widget.id}`, pageSize), pageSize, taken)
      return position === undefined ? [] : [{ ...widget, position }]
    }),
  })
  return { ...others, promotionalSpots: promotionalSpots.map(placed) }
}

/** When spots at random places move: at the next midnight (UTC). */
export function spotsChangeAt({ promotionalSpots = [] }: Zones, now: Date): Date | undefined {
  const random = promotionalSpots.some(({ widgets }) =>
    widgets.some((widget) => widget.kind === 'promotionSpot' && widget.randomPosition),
  )
  return random ? new Date(Math.floor(now.getTime() / dayMs + 1) * dayMs) : undefined
}

const dayMs = 24 * 60 * 60 * 1000

const wanted = ({ randomPosition, position }: Spot, seed: string, pageSize: number): number =>
  randomPosition ? 1 + (createHash('sha256').update(seed).digest().readUInt32BE(0) % pageSize) : position

function freePlace(position: number, pageSize: number, taken: Set<number>): number | undefined {
  if (position < 1) return undefined
  for (let place = position; place <= pageSize; place += 1) {
    if (taken.has(place)) continue
    taken.add(place)
    return place
  }
  return undefined
}
