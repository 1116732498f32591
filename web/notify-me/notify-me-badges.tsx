import type { ProductCard } from '#contracts/catalogue.ts'
import { Badges } from '#ui/badge/index.ts'
import { badgesAt, useMarket } from '#web/markets/index.ts'

interface NotifyMeBadgesProps {
  readonly of: Pick<ProductCard, 'badges' | 'price'>
}

/** The badges of the product that editors chose for the request of a notification. */
export function NotifyMeBadges({ of }: NotifyMeBadgesProps) {
  const badges = badgesAt('notifyMe', of, useMarket())
  return badges.length > 0 && <Badges badges={badges} />
}
