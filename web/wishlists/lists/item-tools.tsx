import type { ListPreview, ShownList, WishlistItem } from '#contracts/wishlists.ts'
import { Button } from '#ui/button/index.ts'
import { BareSelect } from '#ui/select/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { ListForm } from '../list-form.tsx'
import styles from './item-tools.module.css'

export interface ItemToolsProps {
  readonly item: WishlistItem
  /** The list that contains the item. It is left out for a shared list, which cannot be changed. */
  readonly list?: Pick<ShownList, 'id' | 'isDefault'> | undefined
  /** The lists to which the item can be moved. */
  readonly others?: readonly Pick<ListPreview, 'id' | 'name'>[] | undefined
}

/** Below the tile of a saved product: its size, a changed price, and buttons to add it to the basket or to another list. */
export function ItemTools({ item, list, others = [] }: ItemToolsProps) {
  const view = useMarket()
  const { t, money } = view
  const name = item.card?.name ?? t('wishlist.gone-product')
  return (
    <div className={styles.tools}>
      {item.size && (
        <p className={styles.fact}>
          {t('wishlist.size')} <bdi>{item.size.name}</bdi>
          {item.size.fewLeft !== undefined && <> · {t('wishlist.left', item.size.fewLeft)}</>}
        </p>
      )}
      {item.priceWhenSaved && (
        <p className={styles.fact}>{t('wishlist.price-when-saved', money(item.priceWhenSaved))}</p>
      )}
      <AddToBasket item={item} />
      {list && (
        <div className={styles.changes}>
          {others.length > 0 && <MoveProduct {...{ item, list, others, name }} />}
          <ListForm list={list} values={{ product: item.sku }}>
            <Button kind="quiet" name="formAction" value="remove-product" aria-label={t('wishlist.remove-of', name)}>
              {t('wishlist.remove')}
            </Button>
          </ListForm>
        </div>
      )}
    </div>
  )
}

/** The form is posted to the product page, like the buy form of that page. */
function AddToBasket({ item: { sku, card, size, sizes } }: Pick<ItemToolsProps, 'item'>) {
  const { t } = useMarket()
  if (!card || card.comingSoonProduct || card.isProductSet || !card.hasEcom) return null
  if (size ? !size.inStock : !sizes.some(({ inStock }) => inStock))
    return <p className={styles.fact}>{t('wishlist.sold-out')}</p>
  const there = sizes.filter(({ inStock }) => inStock)
  return (
    <form className={styles.add} method="post" action={card.url}>
      <input type="hidden" name="quantity" value="1" />
      {size || there.length === 1 ? (
        <input type="hidden" name="sku" value={size ? sku : there[0]!.sku} />
      ) : (
        <BareSelect
          name="sku"
          required
          aria-label={t('wishlist.choose-size')}
          placeholder={t('wishlist.choose-size')}
          choices={there.map(({ sku: value, name: label }) => ({ value, label }))}
        />
      )}
      <Button name="formAction" value="add-to-basket" aria-label={t('wishlist.add-to-basket-of', card.name)}>
        {t('wishlist.add-to-basket')}
      </Button>
    </form>
  )
}

function MoveProduct({
  item,
  list,
  others,
  name,
}: Pick<ItemToolsProps, 'item'> & {
  readonly list: Pick<ShownList, 'id' | 'isDefault'>
  readonly others: readonly Pick<ListPreview, 'id' | 'name'>[]
  readonly name: string
}) {
  const { t } = useMarket()
  return (
    <details className={styles.move}>
      <summary>{t('wishlist.move')}</summary>
      <ListForm list={list} values={{ product: item.sku }} className={styles.add}>
        <BareSelect
          name="to"
          aria-label={t('wishlist.move-of', name)}
          choices={others.map(({ id: value, name: label }) => ({ value, label }))}
        />
        <Button name="formAction" value="move-product">
          {t('wishlist.move')}
        </Button>
      </ListForm>
    </details>
  )
}
