import type { PageOf } from '#contracts/pages.ts'
import { TextLink } from '#ui/layout/index.ts'
import { Notice } from '#ui/notice/index.ts'
import { AccountFrame, ConfirmFirst } from '#web/accounts/index.ts'
import { MemberCard, ownCard, PointsNow, RewardsIntro } from '#web/loyalty/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { LazyRows } from '#web/widgets/lazy-rows.tsx'
import styles from './account-loyalty-program-page.module.css'

type ProgramPage = PageOf<'accountLoyaltyProgramPage'>

/** Explains the loyalty programme, next to the member's points and card. */
export function AccountLoyaltyProgramPage({ page }: { readonly page: ProgramPage }) {
  const { t, links, market } = useMarket()
  const { state, points, card, reward, termsUrl } = page
  const isMember = state === 'member'
  return (
    <AccountFrame page="accountLoyaltyProgramPage">
      <div className={styles.page}>
        <h1 tabIndex={-1}>{t('page.accountloyaltyprogrampage')}</h1>
        {state === 'unconfirmed' && <ConfirmFirst />}
        {state === 'silent' && <Notice tone="warning">{t('loyalty.unavailable')}</Notice>}
        {isMember && (
          <div className={styles.top}>
            {points && <PointsNow points={points} />}
            {card && <MemberCard requestCard={() => ownCard(market.id)} first={card} />}
          </div>
        )}
        {reward && <RewardsIntro reward={reward} />}
        <LazyRows rows={reward?.rows} />
        {page.showsPoints && <HowItWorks rewardPoints={page.rewardPoints} />}
        <p>
          <TextLink href={links.accountRewardsPage ?? ''}>
            {t(state === 'no-member' ? 'loyalty.join' : 'loyalty.see-rewards')}
          </TextLink>
        </p>
        <p>
          <TextLink href={termsUrl}>{t('loyalty.read-terms')}</TextLink>
        </p>
      </div>
    </AccountFrame>
  )
}

function HowItWorks({ rewardPoints }: { readonly rewardPoints: number }) {
  const { t } = useMarket()
  return (
    <section aria-labelledby="how">
      <h2 id="how">{t('loyalty.how')}</h2>
      <ol className={styles.steps}>
        <li>{t('loyalty.how-earn')}</li>
        <li>{t('loyalty.how-pending')}</li>
        <li>{t('loyalty.how-reward', rewardPoints)}</li>
        <li>{t('loyalty.how-expire')}</li>
      </ol>
    </section>
  )
}
