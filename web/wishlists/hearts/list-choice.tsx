import { useEffect, useState } from 'react'
import type { WireWishlist } from '#contracts/wishlists.ts'
import { productIdOf } from '#foundation/sku.ts'
import { Button } from '#ui/button/index.ts'
import { Checkbox } from '#ui/choice/index.ts'
import { Drawer } from '#ui/drawer/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { trackEvent } from '#web/platform/analytics.ts'
import { api } from '#web/platform/client.ts'
import { loadVisitor } from '#web/platform/visitor.ts'
import styles from '../wishlists.module.css'
import { NewList } from './new-list.tsx'
import { readLists } from './read-lists.ts'
import { showWishlistToast } from './wishlist-toast.ts'

/** The lists of a member. The product is on the ticked lists. A new list contains it from the start. */
export function ListChoice({ sku }: { readonly sku: string }) {
  const { t, market } = useMarket()
  const [lists, setLists] = useState<readonly WireWishlist[]>()
  const [shown, setShown] = useState<'lists' | 'new' | 'none'>('lists')
  useEffect(() => {
    readLists(sku).then(setLists, () => {
      setShown('none')
      showWishlistToast('notRead', t)
    })
  }, [sku, t])
  const close = () => setShown('none')
  const put = async (list: WireWishlist, isOn: boolean): Promise<void> => {
    const tick = (hasProduct: boolean) =>
      setLists((all) => all?.map((one) => (one.wishlistId === list.wishlistId ? { ...one, hasProduct } : one)))
    tick(isOn)
    if (await changeList(market.id, list, isOn ? sku : productIdOf(sku), isOn)) {
      const event = isOn ? 'add_to_wishlist' : 'remove_from_wishlist'
      trackEvent({ event, items: [{ productId: productIdOf(sku), sku }] })
      return loadVisitor(market.id)
    }
    tick(!isOn)
    showWishlistToast('notChanged', t)
  }
  return (
    <>
      <Drawer
        open={shown === 'lists'}
        onClose={() => setShown((now) => (now === 'lists' ? 'none' : now))}
        title={t('wishlist.add-to-list')}
        closeWord={t('close')}
      >
        <div className={styles.forms} aria-busy={lists === undefined}>
          {lists?.map((list) => (
            <Checkbox
              key={list.wishlistId}
              id={`list-${list.wishlistId}`}
              label={<bdi>{list.name}</bdi>}
              checked={list.hasProduct ?? false}
              onChange={({ currentTarget }) => void put(list, currentTarget.checked)}
            />
          ))}
          <Button type="button" onClick={() => setShown('new')}>
            {t('wishlist.new-list')}
          </Button>
        </div>
      </Drawer>
      <NewList open={shown === 'new'} sku={sku} onClose={close} />
    </>
  )
}

async function changeList(catalog: string, { wishlistId }: WireWishlist, sku: string, isOn: boolean): Promise<boolean> {
  const call = isOn ? 'POST /api/wishlist/{catalog}/wishlist/add' : 'POST /api/wishlist/{catalog}/wishlist/remove'
  return api(call, { catalog, query: { sku, wishlistId } }).then(
    () => true,
    () => false,
  )
}
