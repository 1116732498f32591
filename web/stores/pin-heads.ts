/** A place on the map, in the map's units. */
export interface Spot {
  readonly x: number
  readonly y: number
}

export interface PinShape {
  readonly radius: number
  /** From the tip to the middle of the head. */
  readonly height: number
  readonly width: number
}

const gap = 4
const rounds = 60

/** The middle of each pin's head: above its tip, or moved aside as far as is needed to hide no other head. */
export function pinHeads(tips: readonly Spot[], { radius, height, width }: PinShape): Spot[] {
  const heads = tips.map(({ x, y }) => ({ x, y: y - height }))
  const apart = 2 * radius + gap
  for (let round = 0; round < rounds; round++) {
    let moved = false
    for (const [index, a] of heads.entries())
      for (const b of heads.slice(index + 1)) {
        const wanted = Math.sqrt(Math.max(0, apart ** 2 - (b.y - a.y) ** 2))
        const push = (wanted - Math.abs(b.x - a.x)) / 2
        if (push < 0.01) continue
        // Only aside, so that a head stays above its own tip. Stores in one street have the same place: the first goes left.
        const way = b.x < a.x ? -1 : 1
        a.x = within(a.x - way * push, radius, width)
        b.x = within(b.x + way * push, radius, width)
        moved = true
      }
    if (!moved) break
  }
  return heads.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }))
}

const within = (x: number, radius: number, width: number): number => Math.min(Math.max(x, radius), width - radius)

/** The outline of a pin: from its tip straight to both sides of the head, and around it. */
export function pinOutline(tip: Spot, head: Spot, radius: number): string {
  const distance = Math.hypot(head.x - tip.x, head.y - tip.y)
  const way = Math.atan2(tip.y - head.y, tip.x - head.x)
  const side = Math.acos(radius / distance)
  const at = (angle: number) =>
    [head.x + radius * Math.cos(angle), head.y + radius * Math.sin(angle)].map((it) => it.toFixed(1)).join(' ')
  return `M${tip.x} ${tip.y}L${at(way + side)}A${radius} ${radius} 0 1 1 ${at(way - side)}z`
}
