import { useEffect, useState } from 'react'
import type { WireMemberCard } from '#contracts/loyalty.ts'
import { shopNow } from '#web/platform/shop-clock.ts'
import { followMemberCard, type ShownCard } from './follow-member-card.ts'

/** A member's card while it is on screen. It is renewed when its time is over. */
export function useMemberCard(requestCard: () => Promise<WireMemberCard>, first?: WireMemberCard): ShownCard {
  const [shown, setShown] = useState<ShownCard>({ card: first, failed: false, left: undefined })
  // biome-ignore lint/correctness/useExhaustiveDependencies: it starts once, with the card of the page.
  useEffect(() => followMemberCard({ requestCard, first, now: shopNow, onChange: setShown }), [])
  return shown
}
