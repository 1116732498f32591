import type { WireLoyaltyPromotion, WireRewardVoucher } from '#contracts/loyalty.ts'
import { Button } from '#ui/button/index.ts'
import { useMarket } from '#web/markets/index.ts'
import styles from './loyalty.module.css'
import { useDay } from './use-day.ts'

interface PromotionsProps {
  readonly promotions: readonly WireLoyaltyPromotion[]
  /** The address to which the forms are posted. */
  readonly action: string
}

/** Promotions that a member can redeem. A redeemed promotion shows its code for the basket. */
export function Promotions({ promotions, action }: PromotionsProps) {
  const { t } = useMarket()
  return (
    <section className={styles.part} aria-labelledby="promotions">
      <h2 id="promotions">{t('loyalty.promotions')}</h2>
      {promotions.length === 0 && <p>{t('loyalty.no-promotions')}</p>}
      <ul className={styles.rows}>
        {promotions.map((promotion) => (
          <PromotionRow key={promotion.promotionId} {...{ promotion, action }} />
        ))}
      </ul>
    </section>
  )
}

function PromotionRow({ promotion, action }: { readonly promotion: WireLoyaltyPromotion; readonly action: string }) {
  const { t, money } = useMarket()
  const day = useDay()
  const { promoCode, title, heading, description, amount, expireDate, redeemed } = promotion
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.name}>
          <bdi>{title}</bdi>
        </p>
        <p>{amount ? t('loyalty.money-off', money(amount)) : <bdi>{heading}</bdi>}</p>
        <p className={styles.small}>
          <bdi>{description}</bdi>
        </p>
        {expireDate && <p className={styles.small}>{t('loyalty.valid-until', day(expireDate))}</p>}
        {redeemed && (
          <p>
            {t('loyalty.your-code')} <strong dir="ltr">{promoCode}</strong>
          </p>
        )}
      </div>
      {!redeemed && (
        <form method="post" action={action}>
          <input type="hidden" name="promoCode" value={promoCode} />
          <Button name="formAction" value="redeem-promotion" aria-label={t('loyalty.redeem-named', title)}>
            {t('loyalty.redeem')}
          </Button>
        </form>
      )}
    </li>
  )
}

interface VouchersProps {
  readonly vouchers: readonly WireRewardVoucher[]
  readonly action: string
}

/** Vouchers for which a member has enough points. Each can be shown at a till. */
export function Vouchers({ vouchers, action }: VouchersProps) {
  const { t, money, market, toggle } = useMarket()
  const day = useDay()
  return (
    <section className={styles.part} aria-labelledby="vouchers">
      <h2 id="vouchers">{t('loyalty.vouchers')}</h2>
      {vouchers.length === 0 && <p>{t('loyalty.no-vouchers')}</p>}
      <ul className={styles.rows}>
        {vouchers.map(({ voyadoRewardId, voucherIndex = 0, value, points, expireDate }) => (
          <li key={voyadoRewardId} className={styles.row}>
            <div>
              <p className={styles.name}>{t('loyalty.voucher-of', money(value))}</p>
              {toggle('pointsSystem') && points > 0 && <p className={styles.small}>{t('loyalty.costs', points)}</p>}
              {expireDate && <p className={styles.small}>{t('loyalty.valid-until', day(expireDate))}</p>}
            </div>
            <form className={styles.uses} method="post" action={action}>
              <input type="hidden" name="voyadoRewardId" value={voyadoRewardId} />
              <input type="hidden" name="voucherIndex" value={voucherIndex} />
              {toggle('redeemPromoCodeAndGiftCard') && value.currency === market.currency && (
                <Button
                  name="formAction"
                  value="use-voucher"
                  aria-label={t('loyalty.use-named', t('loyalty.voucher-of', money(value)))}
                >
                  {t('loyalty.use-in-basket')}
                </Button>
              )}
              <Button
                name="formAction"
                value="show-voucher"
                aria-label={t('loyalty.show-named', t('loyalty.voucher-of', money(value)))}
              >
                {t('loyalty.show')}
              </Button>
            </form>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A voucher with its code for the scanner at the till. */
export function ShownVoucher({ voucher }: { readonly voucher: WireRewardVoucher }) {
  const { t, money } = useMarket()
  const { qrCode, voucherNumber, value } = voucher
  return (
    <section className={styles.card} aria-labelledby="shown-voucher">
      <h2 id="shown-voucher">{t('loyalty.voucher-of', money(value))}</h2>
      {qrCode && <img className={styles.code} src={qrCode} alt={t('loyalty.voucher-code')} width={192} height={192} />}
      <p dir="ltr">{voucherNumber}</p>
      <p className={styles.small}>{t('loyalty.voucher-how')}</p>
    </section>
  )
}
