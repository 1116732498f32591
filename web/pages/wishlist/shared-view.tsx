import type { PageOf } from '#contracts/pages.ts'
import { ButtonLink } from '#ui/button/index.ts'
import { CountedTitle, NothingHere } from '#ui/layout/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { Items, Pages } from './list-view.tsx'

/** A list that somebody shared. The visitor can look at it, buy its products, and save them to their own list. */
export function SharedView({ shared }: { readonly shared: NonNullable<PageOf<'wishlistPage'>['shared']> | null }) {
  const { t, links } = useMarket()
  if (!shared)
    return (
      <NothingHere>
        <h1 tabIndex={-1}>{t('wishlist.reference-unknown-title')}</h1>
        <p>{t('wishlist.reference-unknown')}</p>
        <ButtonLink kind="primary" href={links.homePage ?? ''}>
          {t('wishlist.empty-look-around')}
        </ButtonLink>
      </NothingHere>
    )
  return (
    <>
      <CountedTitle title={<bdi>{shared.name}</bdi>} count={t('wishlist.count', shared.quantity)} />
      {shared.quantity === 0 ? <p>{t('wishlist.empty-shared')}</p> : <Items items={shared.items} />}
      <Pages list={shared} addressOf={(page) => `${shared.shareUrl}&page=${page}`} />
    </>
  )
}
