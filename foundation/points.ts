/** What happened to the points of one member. Times are ms since 1970; points are whole and above 0. */
export type PointsEntry =
  | {
      readonly kind: 'earned'
      readonly id: string
      readonly points: number
      readonly at: number
      /** Until then the points are pending and cannot be spent. */
      readonly maturesAt: number
      readonly expiresAt: number
    }
  /** A return takes points back, first those that its purchase earned. */
  | {
      readonly kind: 'taken-back'
      readonly id: string
      readonly points: number
      readonly at: number
      readonly earnedBy?: string
    }
  | { readonly kind: 'redeemed'; readonly id: string; readonly points: number; readonly at: number }
  /** A redemption that was undone. Its points get back the state they had before. */
  | { readonly kind: 'given-back'; readonly id: string; readonly redemption: string; readonly at: number }

export interface PointsNow {
  /** Points to spend; below 0 only if a return took back points that were already spent. */
  readonly balance: number
  readonly pending: number
  readonly expired: number
  /** Points of redemptions that were not undone. */
  readonly spent: number
  /** When the next points of the balance expire, if there are any. */
  readonly expiresAt?: number
}

interface Lot {
  readonly id: string
  readonly maturesAt: number
  readonly expiresAt: number
  left: number
}

interface Account {
  lots: Lot[]
  debt: number
  expired: number
  /** The lots that each redemption took points from. */
  readonly taken: Map<string, readonly { readonly lot: Lot; readonly points: number }[]>
}

/**
 * The points of a member at a moment, calculated from all entries up to then. Points that expire soonest are spent
 * first. A redemption of more points than the balance is ignored, so that points are never spent twice. The undoing of
 * a redemption that is unknown or already undone is ignored too.
 */
export function pointsAt(entries: readonly PointsEntry[], now: number): PointsNow {
  const account: Account = { lots: [], debt: 0, expired: 0, taken: new Map() }
  for (const entry of inOrder(entries)) {
    if (entry.at > now) break
    passTime(account, entry.at)
    applyEntry(account, entry)
  }
  passTime(account, now)
  const ripe = account.lots.filter((lot) => lot.maturesAt <= now && lot.left > 0)
  const next = Math.min(...ripe.map(({ expiresAt }) => expiresAt))
  return {
    balance: sumOf(ripe) - account.debt,
    pending: sumOf(account.lots.filter(({ maturesAt }) => maturesAt > now)),
    expired: account.expired,
    spent: sumTaken([...account.taken.values()].flat()),
    ...(ripe.length > 0 && { expiresAt: next }),
  }
}

const inOrder = (entries: readonly PointsEntry[]): PointsEntry[] => entries.toSorted((a, b) => a.at - b.at)
const sumOf = (lots: readonly Lot[]): number => lots.reduce((sum, { left }) => sum + left, 0)

/** Points that mature first pay the member's debt, oldest first. The rest of a lot expires on its date. */
function passTime(account: Account, now: number): void {
  const ripe = account.lots
    .filter(({ left, maturesAt }) => left > 0 && maturesAt <= now)
    .toSorted((a, b) => a.maturesAt - b.maturesAt)
  for (const lot of ripe) {
    const paid = Math.min(account.debt, lot.left)
    lot.left -= paid
    account.debt -= paid
  }
  for (const lot of ripe) {
    if (lot.expiresAt > now) continue
    account.expired += lot.left
    lot.left = 0
  }
}

function applyEntry(account: Account, entry: PointsEntry): void {
  switch (entry.kind) {
    case 'earned':
      account.lots.push({ ...entry, left: entry.points })
      // Points without a waiting time count immediately.
      passTime(account, entry.at)
      return
    case 'taken-back': {
      const own = account.lots.filter(({ id }) => id === entry.earnedBy)
      const others = account.lots.filter(({ id }) => id !== entry.earnedBy).toReversed()
      account.debt += entry.points - sumTaken(spend([...own, ...others], entry.points))
      return
    }
    case 'redeemed': {
      const ripe = account.lots
        .filter(({ maturesAt }) => maturesAt <= entry.at)
        .toSorted((a, b) => a.expiresAt - b.expiresAt)
      if (account.taken.has(entry.id) || sumOf(ripe) - account.debt < entry.points) return
      account.taken.set(entry.id, spend(ripe, entry.points))
      return
    }
    case 'given-back': {
      for (const { lot, points } of account.taken.get(entry.redemption) ?? []) lot.left += points
      account.taken.delete(entry.redemption)
      passTime(account, entry.at)
    }
  }
}

function spend(lots: readonly Lot[], points: number) {
  let wanted = points
  return lots.flatMap((lot) => {
    const some = Math.min(lot.left, wanted)
    lot.left -= some
    wanted -= some
    return some > 0 ? [{ lot, points: some }] : []
  })
}

const sumTaken = (parts: readonly { readonly points: number }[]): number =>
  parts.reduce((sum, { points }) => sum + points, 0)
