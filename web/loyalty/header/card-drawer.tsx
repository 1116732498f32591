import { Drawer } from '#ui/drawer/index.ts'
import { TextLink } from '#ui/layout/index.ts'
import { Notice } from '#ui/notice/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { useAnswer } from '#web/platform/use-answer.ts'
import styles from '../loyalty.module.css'
import { MemberCard } from '../member-card.tsx'
import { ownCard, ownPoints } from '../own-loyalty.ts'
import { PointsNow } from '../points-now.tsx'

export interface CardDrawerProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** Card and points of the signed-in member, over the current page. */
export function CardDrawer({ open, onClose }: CardDrawerProps) {
  const { t } = useMarket()
  return (
    <Drawer open={open} onClose={onClose} title={t('page.accountrewardspage')} closeWord={t('close')}>
      {open && <Shown />}
    </Drawer>
  )
}

function Shown() {
  const { t, links, market, toggle } = useMarket()
  const { answer } = useAnswer(market.id, () => ownPoints(market.id))
  const points = typeof answer === 'object' ? answer.value : undefined
  if (answer === 'failed') return <Notice tone="warning">{t('loyalty.unavailable')}</Notice>
  return (
    <div className={styles.drawer}>
      {points === 'no-member' ? (
        <p>{t('loyalty.join-why')}</p>
      ) : (
        <>
          {toggle('loyaltyCard') && <MemberCard requestCard={() => ownCard(market.id)} />}
          {points && toggle('pointsSystem') && <PointsNow points={points} />}
        </>
      )}
      <TextLink href={links.accountRewardsPage ?? ''}>
        {t(points === 'no-member' ? 'loyalty.join' : 'loyalty.see-rewards')}
      </TextLink>
    </div>
  )
}
