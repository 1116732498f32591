import { type ComponentType, useEffect, useSyncExternalStore } from 'react'
import type { BasketResponse } from '#contracts/basket.ts'
import type { FormState, Page } from '#contracts/pages.ts'
import { type BasketDrawerProps, loadBasketDrawer } from '#web/basket/index.ts'
import { useMarket } from '#web/markets/index.ts'
import type { Posted } from '#web/platform/navigation-parts.ts'
import { showInPlace } from '#web/platform/page-store.ts'

interface Slot {
  readonly open: boolean
  readonly added: string | undefined
  /** The basket and the problems in the answer to the last form. */
  readonly answered: BasketResponse | undefined
  readonly form: FormState | undefined
  /** Loaded when the basket is opened for the first time, so that pages without a basket load less code. */
  readonly Drawer: ComponentType<BasketDrawerProps> | undefined
}

let slot: Slot = { open: false, added: undefined, answered: undefined, form: undefined, Drawer: undefined }
const listeners = new Set<() => void>()

function change(part: Partial<Slot>): void {
  slot = { ...slot, ...part }
  for (const listener of listeners) listener()
}

const flag = 'openBasketDrawer'

/** The place of the basket drawer, over any page. An address with the flag opens it; then the address loses the flag. */
export function BasketSlot({ page }: { readonly page: Page }) {
  const { basketPage } = useMarket().links
  const { open, added, answered, form, Drawer } = useSyncExternalStore(
    listen,
    () => slot,
    () => slot,
  )
  useEffect(() => {
    const address = new URL(location.href)
    if ((address.searchParams.get(flag) ?? 'false') === 'false') return
    void openBasket().then((opened) => {
      if (!opened) return basketPage && location.assign(basketPage)
      address.searchParams.delete(flag)
      return showInPlace(address.href, page)
    })
  }, [page, basketPage])
  return Drawer ? (
    <Drawer open={open} added={added} answered={answered} form={form} onClose={() => change({ open: false })} />
  ) : null
}

/** Opens the drawer. Returns false if its code cannot be loaded; then the basket page is used instead. */
export async function openBasket(added?: string, answered?: BasketResponse, form?: FormState): Promise<boolean> {
  const Drawer = slot.Drawer ?? (await loadBasketDrawer().catch(tellFault))
  if (Drawer) change({ open: true, added, answered, form, Drawer })
  return Drawer !== undefined
}

const tellFault = (fault: unknown): undefined => reportError(fault) as undefined

const adding: ReadonlySet<string> = new Set(['add-to-basket', 'add-parts', 'add-gift-card'])

/** Returns true if the drawer shows the answer to a form, because a page added goods or the drawer changed them. */
export async function handledByBasket({ formAction, values, fromDrawer }: Posted, page: Page): Promise<boolean> {
  const adds = adding.has(formAction ?? '')
  if (page.pageAlias !== 'basketPage' || !(adds || (fromDrawer && slot.open))) return false
  return openBasket(adds ? (values.get('sku') ?? '') : undefined, page.basket ?? undefined, page.form)
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
