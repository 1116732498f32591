import { openBasket } from './basket-slot.tsx'

/** Extra requests in an address: an open basket, or a scroll position. */
export function asArrived({ searchParams, hash }: URL, basketPage: string | undefined): void {
  if (searchParams.has('openBasketDrawer'))
    void openBasket().then((opened) => !opened && basketPage && location.assign(basketPage))
  const [, top] = /^#scroll=(\d+)$/.exec(hash) ?? []
  if (top) scrollTo({ top: Number(top), behavior: 'smooth' })
}
