import { type FormEvent, useState } from 'react'
import { productIdOf } from '#foundation/sku.ts'
import { Button } from '#ui/button/index.ts'
import { Drawer } from '#ui/drawer/index.ts'
import { Field } from '#ui/field/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { trackEvent } from '#web/platform/analytics.ts'
import { ApiError } from '#web/platform/api-error.ts'
import { api } from '#web/platform/client.ts'
import { showToast } from '#web/platform/show-toast.ts'
import { loadVisitor } from '#web/platform/visitor.ts'
import styles from '../wishlists.module.css'
import { showWishlistToast } from './wishlist-toast.ts'

export interface NewListProps {
  readonly open: boolean
  /** The product to add to the new list. */
  readonly sku: string
  readonly onClose: () => void
}

/** Creates a list for a product. */
export function NewList({ open, sku, onClose }: NewListProps) {
  const { t, market } = useMarket()
  const [problems, setProblems] = useState<readonly string[]>()
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const wishlistName = String(new FormData(event.currentTarget).get('wishlistName') ?? '')
    try {
      const { wishlistId, name } = await api('POST /api/wishlist/createwishlist', { body: { wishlistName } })
      await api('POST /api/wishlist/{catalog}/wishlist/add', { catalog: market.id, query: { sku, wishlistId } })
      trackEvent({ event: 'add_to_wishlist', items: [{ productId: productIdOf(sku), sku }] })
      showToast('wishlist', ['success', 'wishlist.saved'], t('wishlist.saved', name))
      onClose()
      await loadVisitor(market.id)
    } catch (fault) {
      const told = fault instanceof ApiError ? fault.result?.errors?.wishlistName : undefined
      setProblems(told && [...told])
      if (!told) showWishlistToast('notMade', t)
    }
  }
  return (
    <Drawer open={open} onClose={onClose} title={t('wishlist.new-list')} closeWord={t('close')} focusOn="input">
      <form className={styles.form} onSubmit={submit} noValidate>
        <Field
          id="list-for-product"
          name="wishlistName"
          required
          maxLength={50}
          label={t('wishlist.list-name')}
          problems={problems}
        />
        <Button kind="primary">{t('wishlist.create')}</Button>
      </form>
    </Drawer>
  )
}
