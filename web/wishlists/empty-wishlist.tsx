import type { PageOf } from '#contracts/pages.ts'
import { Button, ButtonLink } from '#ui/button/index.ts'
import { NothingHere } from '#ui/layout/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { ListForm } from './list-form.tsx'

type EmptyWishlistProps = Pick<PageOf<'wishlistPage'>, 'signInNeeded' | 'toSave'> & {
  /** The name of the list, if it has a name. */
  readonly name?: string | undefined
}

/** An empty list, because nothing is saved yet, or because a sign-in is needed first. */
export function EmptyWishlist({ signInNeeded, toSave, name }: EmptyWishlistProps) {
  const { t, links } = useMarket()
  const isSignIn = signInNeeded && links.loginPage
  const back = `${links.wishlistPage}${toSave ? `?${new URLSearchParams({ save: toSave.sku })}` : ''}`
  return (
    <NothingHere>
      <h1 tabIndex={-1}>{t(signInNeeded ? 'wishlist.sign-in-needed' : 'wishlist.empty')}</h1>
      {name && (
        <p>
          <bdi>{name}</bdi>
        </p>
      )}
      <p>{t('wishlist.empty-what-for')}</p>
      <ButtonLink
        kind="primary"
        href={isSignIn ? `${isSignIn}?${new URLSearchParams({ to: back })}` : (links.homePage ?? '')}
      >
        {t(isSignIn ? 'wishlist.sign-in' : 'wishlist.empty-look-around')}
      </ButtonLink>
    </NothingHere>
  )
}

/** A product for which saving needed a sign-in. A button saves it, because opening an address must not change anything. */
export function ToSave({ toSave }: { readonly toSave: NonNullable<PageOf<'wishlistPage'>['toSave']> }) {
  const { t } = useMarket()
  return (
    <ListForm values={{ product: toSave.sku }}>
      <p>{t('wishlist.to-save', toSave.name)}</p>
      <Button kind="primary" name="formAction" value="save-product">
        {t('wishlist.save', toSave.name)}
      </Button>
    </ListForm>
  )
}
