import { openBasket } from './basket-slot.tsx'

/** What an address asks for besides its page: the basket open, or a place to scroll to. */
export function asArrived({ searchParams, hash }: URL, basketPage: string | undefined): void {
  if (searchParams.has('openBasketDrawer'))
    void openBasket().then((opened) => !opened && basketPage && location.assign(basketPage))
  const [, top] = /^#scroll=(\d+)$/.exec(hash) ?? []
  if (top) scrollTo({ top: Number(top), behavior: 'smooth' })
}
