import type { PageOf } from '#contracts/pages.ts'
import type { ShownList } from '#contracts/wishlists.ts'
import { useMarket } from '#web/markets/index.ts'
import { CreateList, Fold, ManageList, ShareList, WatchList } from '#web/wishlists/index.ts'
import styles from './wishlist-page.module.css'

export interface ListWaysProps {
  readonly page: PageOf<'wishlistPage'>
  readonly list: ShownList
}

/** All actions for a whole list. */
export function ListWays({ page: { signedIn, watch, form }, list }: ListWaysProps) {
  const { t, toggle } = useMarket()
  const of = (...formActions: string[]) => formActions.includes(form?.formAction ?? '')
  return (
    <div className={styles.ways}>
      {toggle('shareWishlist') && (
        <Fold title={t('wishlist.share')} open={of('share-list', 'mail-list')}>
          <ShareList list={list} signedIn={signedIn} form={form} />
        </Fold>
      )}
      <Fold title={t('wishlist.watch')} open={of('watch-list')}>
        <WatchList list={list} watch={watch} form={form} />
      </Fold>
      {(signedIn || list.quantity > 0) && (
        <Fold title={t('wishlist.more')} open={of('rename-list', 'delete-list')}>
          <ManageList list={list} signedIn={signedIn} form={form} />
        </Fold>
      )}
      {signedIn && toggle('createWishlist') && (
        <Fold title={t('wishlist.new-list')} open={of('create-list')}>
          <CreateList form={form} />
        </Fold>
      )}
    </div>
  )
}
