import { useEffect, useState } from 'react'
import type { BasketResponse } from '#contracts/basket.ts'
import type { BonusOffer } from '#contracts/checkout-pages.ts'
import type { FormState } from '#contracts/pages.ts'
import { useMarket } from '#web/markets/index.ts'
import { fetchPage } from '#web/platform/page-store.ts'
import { BonusOffers } from './bonus/bonus-offers.tsx'
import { newestFirst } from './drawer/newest-first.ts'
import { BasketLines, NotChanged } from './lines/basket-lines.tsx'
import { Codes } from './sums/codes.tsx'
import { ThresholdMessage } from './sums/threshold-message.tsx'

export interface WholeBasketProps {
  readonly basket: BasketResponse
  /** The variant that was just added. Its line is shown first. */
  readonly added: string | undefined
  /** The form of a refused change. */
  readonly form?: FormState | undefined
}

/** All controls of a basket, in a drawer, for shops without a basket page. */
export function WholeBasket({ basket, added, form }: WholeBasketProps) {
  return (
    <>
      <NotChanged basket={basket} form={form} />
      <BonusOffers offers={useOffers(basket)} level={3} />
      <BasketLines lines={newestFirst(basket, added)} form={form} />
      <Codes basket={basket} form={form} />
      <ThresholdMessage basket={basket} />
    </>
  )
}

/** The bonus offers, requested if the basket has earned a bonus. Only the payload of the basket page contains them. */
function useOffers(basket: BasketResponse): readonly BonusOffer[] {
  const { links } = useMarket()
  const [offers, setOffers] = useState<readonly BonusOffer[]>([])
  const earned = basket.basket.bonusProductContexts.some(({ isCallToAction }) => isCallToAction)
  // biome-ignore lint/correctness/useExhaustiveDependencies: requested again for each basket.
  useEffect(() => {
    let current = true
    const found = earned && links.basketPage ? fetchPage(links.basketPage) : Promise.resolve(undefined)
    void found.then((answer) => {
      if (current) setOffers(answer?.page.pageAlias === 'basketPage' ? answer.page.bonusOffers : [])
    })
    return () => {
      current = false
    }
  }, [basket])
  return offers
}
