import { type ComponentType, useSyncExternalStore } from 'react'
import type { BasketResponse } from '#contracts/basket.ts'
import type { Page } from '#contracts/pages.ts'
import { type BasketDrawerProps, loadBasketDrawer } from '#web/basket/index.ts'
import type { Posted } from '#web/platform/navigation.ts'

interface Slot {
  readonly open: boolean
  readonly added: string | undefined
  /** The basket as the last form brought it. */
  readonly answered: BasketResponse | undefined
  /** Loaded with the first basket that is opened, so that pages that only show goods stay light. */
  readonly Drawer: ComponentType<BasketDrawerProps> | undefined
}

let slot: Slot = { open: false, added: undefined, answered: undefined, Drawer: undefined }
const listeners = new Set<() => void>()

function change(part: Partial<Slot>): void {
  slot = { ...slot, ...part }
  for (const listener of listeners) listener()
}

/** Where the basket drawer opens, over whatever page one is on. */
export function BasketSlot() {
  const { open, added, answered, Drawer } = useSyncExternalStore(
    listen,
    () => slot,
    () => slot,
  )
  return Drawer ? (
    <Drawer open={open} added={added} answered={answered} onClose={() => change({ open: false })} />
  ) : null
}

/** Opens the drawer; without its code the basket page does as well. */
export async function openBasket(added?: string, answered?: BasketResponse): Promise<void> {
  const Drawer = slot.Drawer ?? (await loadBasketDrawer())
  change({ open: true, added, answered, Drawer })
}

const adding: ReadonlySet<string> = new Set(['add-to-basket', 'add-parts', 'add-gift-card'])

/** Answers whether a form's answer is shown in the drawer: something was added from a page of goods, or changed in the drawer itself. */
export function takenByBasket({ deed, values, fromDrawer }: Posted, page: Page): boolean {
  if (page.pageAlias !== 'basketPage' || !(fromDrawer || adding.has(deed ?? ''))) return false
  void openBasket(values.get('sku') ?? undefined, page.basket ?? undefined)
  return true
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
