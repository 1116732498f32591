import type { WireMemberCard } from '#contracts/loyalty.ts'
import { memberCodeAfterMs, memberCodeTickMs } from '#foundation/fixed-values.ts'

export interface ShownCard {
  /** Undefined while the card is loading. */
  readonly card: WireMemberCard | undefined
  readonly failed: boolean
  /** Seconds until a new code is requested; undefined before the first update. */
  readonly left: number | undefined
}

export interface MemberCardUpdates {
  /** Requests a new code. */
  readonly requestCard: () => Promise<WireMemberCard>
  /** A card that is already known. It is shown at once. */
  readonly first?: WireMemberCard | undefined
  readonly now: () => number
  readonly onChange: (shown: ShownCard) => void
}

/**
 * Updates a member's card while it is on screen. A new code is shown after a short delay, its remaining time is updated
 * each second, and the next code is requested when the time is over. Returns a function that stops it.
 */
export function followMemberCard({ requestCard, first, now, onChange }: MemberCardUpdates): () => void {
  let [over, asking, card] = [false, false, first]
  const leftNow = () => card && Math.max(0, Math.ceil((Date.parse(card.validUntil) - now()) / 1000))
  const begin = async (): Promise<void> => {
    asking = true
    const [answer] = await Promise.all([requestCard().catch(() => undefined), pause(memberCodeAfterMs)])
    asking = false
    if (over) return
    card = answer
    onChange({ card, failed: !card, left: leftNow() })
  }
  const update = (): void => {
    const left = leftNow()
    if (left === 0 && !asking) void begin()
    if (card) onChange({ card: left === 0 ? undefined : card, failed: false, left })
  }
  if (!card) void begin()
  const ticking = setInterval(update, memberCodeTickMs)
  return () => {
    over = true
    clearInterval(ticking)
  }
}

const pause = (ms: number): Promise<void> => new Promise((waited) => setTimeout(waited, ms))
