import type { BonusOffer } from '#contracts/checkout-pages.ts'
import { listed } from '#foundation/listed.ts'
import { Button } from '#ui/button/index.ts'
import { Select } from '#ui/select/index.ts'
import { useMarket } from '#web/markets/index.ts'
import styles from './bonus-offers.module.css'

/** The earned bonuses of a basket, to choose or to decline. The same on the page and in the flyout. */
export const BonusOffers = ({
  offers,
  level = 2,
}: {
  readonly offers: readonly BonusOffer[]
  readonly level?: 2 | 3
}) => offers.map((offer) => <Offer key={offer.promotionId} offer={offer} level={level} />)

function Offer({ offer, level }: { readonly offer: BonusOffer; readonly level: 2 | 3 }) {
  const { t, links } = useMarket()
  const Heading = `h${level}` as const
  return (
    <section className={styles.offer} aria-labelledby={`bonus-${level}-${offer.promotionId}`}>
      <Heading className={styles.title} id={`bonus-${level}-${offer.promotionId}`}>
        {t('basket.bonus-title', offer.left)}
      </Heading>
      <p className={styles.name}>{offer.name}</p>
      <ul className={styles.products}>
        {offer.products.map((product) => (
          <Choice key={product.id} offer={offer} product={product} level={level} />
        ))}
      </ul>
      <form method="post" action={links.basketPage}>
        <OfferFields offer={offer} />
        <input type="hidden" name="count" value={offer.earned} />
        <Button kind="quiet" name="formAction" value="decline-bonus">
          {t('basket.bonus-decline')}
        </Button>
      </form>
    </section>
  )
}

interface ChoiceProps {
  readonly offer: BonusOffer
  readonly product: BonusOffer['products'][number]
  readonly level: 2 | 3
}

function Choice({ offer, product: { id, name, colour, imageUrl, sizes }, level }: ChoiceProps) {
  const { t, links } = useMarket()
  const [only] = sizes
  return (
    <li className={styles.product}>
      <img src={`${imageUrl}?w=240`} width={240} height={320} alt="" loading="lazy" decoding="async" />
      <form method="post" action={links.basketPage}>
        <p>{listed(t, [name, colour])}</p>
        <OfferFields offer={offer} />
        {sizes.length === 1 ? (
          <input type="hidden" name="sku" value={only!.sku} />
        ) : (
          <Select
            id={`bonus-${level}-${id}`}
            name="sku"
            label={t('product.size')}
            choices={sizes.map(({ sku, name: size }) => ({ value: sku, label: size }))}
          />
        )}
        <Button
          name="formAction"
          value="take-bonus"
          aria-label={t('basket.bonus-take-this', listed(t, [name, colour]))}
        >
          {t('basket.bonus-take')}
        </Button>
      </form>
    </li>
  )
}

const OfferFields = ({ offer: { promotionId, rewardId } }: { readonly offer: BonusOffer }) => (
  <>
    <input type="hidden" name="promotionId" value={promotionId} />
    <input type="hidden" name="rewardId" value={rewardId} />
  </>
)
