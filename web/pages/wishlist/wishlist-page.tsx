import type { PageOf } from '#contracts/pages.ts'
import { PageWidth, TextLink } from '#ui/layout/index.ts'
import { Notice } from '#ui/notice/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { LazyRows } from '#web/widgets/lazy-rows.tsx'
import { EmptyWishlist, ListOverview, MailLinks, ToSave } from '#web/wishlists/index.ts'
import { ListView } from './list-view.tsx'
import { ListWays } from './list-ways.tsx'
import { SharedView } from './shared-view.tsx'
import styles from './wishlist-page.module.css'

/** The visitor's saved products, or a list that somebody shared. */
export function WishlistPage({ page }: { readonly page: PageOf<'wishlistPage'> }) {
  const { zones } = page
  if (page.confirm !== undefined || page.stop !== undefined)
    return (
      <PageWidth>
        <MailLinks confirm={page.confirm} stop={page.stop} form={page.form} />
      </PageWidth>
    )
  return (
    <>
      <LazyRows rows={zones.topRows} />
      <LazyRows rows={zones.emptyWishlistTopRows} />
      <PageWidth>
        <div className={styles.page}>
          {page.shared === undefined ? <OwnLists page={page} /> : <SharedView shared={page.shared} />}
        </div>
      </PageWidth>
      <LazyRows rows={zones.emptyWishlistBottomRows} />
      <LazyRows rows={zones.rows} />
      <LazyRows rows={zones.bottomRows} />
    </>
  )
}

function OwnLists({ page }: { readonly page: PageOf<'wishlistPage'> }) {
  const { t, links } = useMarket()
  const { list, lists, signedIn, done, toSave, form } = page
  const problem = form?.problems['']?.join(' ')
  return (
    <>
      {problem && (
        <Notice tone="warning" role="alert">
          {problem}
        </Notice>
      )}
      {done === 'watch-asked' && (
        <Notice tone="info" role="status">
          {t('wishlist.watch-asked')}
        </Notice>
      )}
      {done === 'watch-confirmed' && (
        <Notice tone="success" role="status">
          {t('wishlist.watch-confirmed')}
        </Notice>
      )}
      {done === 'mailed' && (
        <Notice tone="success" role="status">
          {t('wishlist.mailed')}
        </Notice>
      )}
      {toSave && !page.signInNeeded && <ToSave toSave={toSave} />}
      {list && list.quantity > 0 ? (
        <ListView list={list} lists={lists} />
      ) : (
        <EmptyWishlist
          signInNeeded={page.signInNeeded}
          toSave={toSave}
          name={lists.length > 1 ? list?.name : undefined}
        />
      )}
      {list && <ListWays page={page} list={list} />}
      <ListOverview lists={lists} current={list?.id} />
      {!signedIn && !page.signInNeeded && list && list.quantity > 0 && (
        <p>
          {t('wishlist.guest-hint')}{' '}
          {links.loginPage && (
            <TextLink inSentence href={links.loginPage}>
              {t('wishlist.sign-in')}
            </TextLink>
          )}
        </p>
      )}
    </>
  )
}
