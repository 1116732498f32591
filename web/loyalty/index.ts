/** Points, card and rewards of a member. */
export { LoyaltyLink } from './header/loyalty-link.tsx'
export { MemberCard } from './member-card.tsx'
export { ownCard } from './own-loyalty.ts'
export { PointsNow } from './points-now.tsx'
export { Promotions, ShownVoucher, Vouchers } from './rewards.tsx'
export { RewardsIntro } from './rewards-intro.tsx'
