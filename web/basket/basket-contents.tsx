import { useEffect } from 'react'
import type { BasketResponse } from '#contracts/basket.ts'
import type { BonusOffer } from '#contracts/checkout-pages.ts'
import type { FormState } from '#contracts/pages.ts'
import { Columns, CountedTitle } from '#ui/layout/index.ts'
import { VisuallyHidden } from '#ui/visually-hidden/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { useLazy } from '#web/platform/use-lazy.ts'
import styles from './basket-contents.module.css'
import { BonusOffers } from './bonus/bonus-offers.tsx'
import { BasketLines, NotChanged } from './lines/basket-lines.tsx'
import { HeldUntil } from './lines/held-until.tsx'
import { NoteForm } from './note-form.tsx'
import { BasketSummary } from './sums/basket-summary.tsx'
import { FreeFreight } from './sums/free-freight.tsx'

export interface BasketContentsProps {
  readonly basket: BasketResponse
  readonly bonusOffers: readonly BonusOffer[]
  /** The form of a refused change. */
  readonly form?: FormState | undefined
}

/** The whole basket: lines with their controls, and the totals. */
export function BasketContents({ basket: response, bonusOffers, form }: BasketContentsProps) {
  const { t } = useMarket()
  return (
    <div className={styles.whole}>
      <Columns
        beside={
          <div className={styles.beside}>
            <BasketSummary basket={response} form={form} />
          </div>
        }
      >
        <CountedTitle title={t('basket.title')} count={t('basket.item', response.basket.quantity)} />
        <div className={styles.above}>
          <FreeFreight basket={response} />
          <HeldUntil basket={response} />
          <NotChanged basket={response} form={form} />
          <Bonuses offers={bonusOffers} />
        </div>
        <section aria-labelledby="basket-lines">
          <h2 id="basket-lines">
            <VisuallyHidden>{t('basket.your-items')}</VisuallyHidden>
          </h2>
          <BasketLines lines={response.basket.lines} form={form} />
        </section>
        <NoteForm note={response.basket.note} form={form} />
      </Columns>
    </div>
  )
}

/** The offers are on the page for everybody. With script they are also in a flyout, which opens once for each new offer. */
function Bonuses({ offers }: { readonly offers: readonly BonusOffer[] }) {
  const [Flyout, want] = useLazy(loadFlyout)
  const known = offers.map(({ promotionId, earned }) => `${promotionId} ${earned}`).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new offer opens it again.
  useEffect(() => {
    if (known !== '') void want()
  }, [known])
  return (
    <>
      <BonusOffers offers={offers} />
      {Flyout && offers.length > 0 && <Flyout key={known} offers={offers} />}
    </>
  )
}

const loadFlyout = async () => (await import('./bonus/bonus-flyout.tsx')).BonusFlyout
