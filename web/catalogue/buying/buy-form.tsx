import { type FormEvent, type ReactNode, useRef } from 'react'
import type { ProductDetail } from '#contracts/catalogue.ts'
import type { FormState } from '#contracts/pages.ts'
import { Button, ButtonLink } from '#ui/button/index.ts'
import { Heart } from '#ui/heart/index.ts'
import { type MarketView, useMarket } from '#web/markets/index.ts'
import { StaticIsland } from '#web/platform/static-island.tsx'
import { notifyAddress, storesAddress } from '../addresses.ts'
import { GiftCardMessage } from '../gift-cards/gift-letter.tsx'
import { loadGiftLetter } from '../gift-cards/load-gift-letter.ts'
import type { ChosenSize } from '../sizes/chosen-size.ts'
import { SizePicker } from '../sizes/size-picker.tsx'
import { type Offer, offerOf } from '../sizes/size-state.ts'
import styles from './buy-form.module.css'
import { AdvisorLink, SizeGuideLink } from './size-help-links.tsx'

interface Buying {
  readonly product: ProductDetail
  readonly chosen: ChosenSize
}

interface BuyFormProps extends Buying {
  readonly form?: FormState | undefined
  /** True if the shop has a size advisor for this product. */
  readonly sizeAdvisor: boolean
  /** The table of the size guide for this product. */
  readonly sizeGuide: string | undefined
}

/** Id of the buy form, so that a button elsewhere on the page can submit it. */
export const buyFormId = 'buy'

/** A plain form, so that it works before hydration and without script. */
export function BuyForm({ product, chosen, form: refused, sizeAdvisor, sizeGuide }: BuyFormProps) {
  const { t, links, toggle } = useMarket()
  const form = useRef<HTMLFormElement>(null)
  const check = (event: FormEvent) => {
    if (chosen.variant) return
    event.preventDefault()
    chosen.refuse(t(product.isGiftCard ? 'product.choose-amount' : 'page.choose-size'))
    form.current?.querySelector<HTMLElement>('[type="radio"]')?.focus()
  }
  return (
    <form ref={form} className={styles.form} id={buyFormId} method="post" action={product.url} onSubmit={check}>
      <SizePicker
        product={product}
        chosen={chosen}
        help={product.isDigital ? undefined : <SizeGuideLink table={sizeGuide} />}
      />
      {sizeAdvisor && <AdvisorLink />}
      {product.isGiftCard && (
        <StaticIsland
          written={import.meta.env.SSR ? GiftCardMessage : undefined}
          load={loadGiftLetter}
          with={{ form: refused }}
        />
      )}
      <input type="hidden" name="quantity" value="1" />
      <div className={styles.buy}>
        <BuyButton product={product} chosen={chosen} size="buy" />
        {toggle('wishlist') && toggle('productActionButtons') && (
          <Heart
            label={t('wishlist.save', product.name)}
            value={chosen.variant?.id ?? product.id}
            of={product.id}
            look="framed"
          />
        )}
      </div>
      <Elsewhere product={product} notifyUrl={links.notifyMePage} />
    </form>
  )
}

interface BuyButtonProps extends Buying {
  readonly size: 'normal' | 'buy'
  /** The id of a form elsewhere on the page. */
  readonly form?: string
}

/** The main action for the chosen size: buy, pre-order, or another way to get it. */
export function BuyButton({ product, chosen, size, form }: BuyButtonProps) {
  const view = useMarket()
  const { t, links } = view
  const offer = offerIn(view, product, chosen)
  const sku = chosen.variant?.id
  if (offer === 'notify' && links.notifyMePage)
    return (
      <ButtonLink
        kind="primary"
        size={size}
        href={notifyAddress(links.notifyMePage, product.id, sku)}
        data-opens="notify-me"
      >
        {t('product.notify-me')}
      </ButtonLink>
    )
  if (offer === 'find-in-store')
    return (
      <ButtonLink kind="primary" size={size} href={storesAddress(view)} data-opens="stock-finder">
        {t('product.find-in-store')}
      </ButtonLink>
    )
  if (!product.hasEcom) return null
  return (
    <Button
      kind="primary"
      size={size}
      form={form}
      name="formAction"
      value={product.isGiftCard ? 'add-gift-card' : 'add-to-basket'}
    >
      {t(offer === 'pre-order' ? 'product.pre-order' : 'product.add-to-basket')}
    </Button>
  )
}

const offerIn = ({ toggle, links }: MarketView, product: ProductDetail, { variant }: ChosenSize): Offer =>
  offerOf(product, variant, {
    notifyMe: toggle('detailNotifyMe') && links.notifyMePage !== undefined,
    stockFinder: toggle('stockFinder'),
  })

/** Without script the page cannot follow the chosen size. So it has a link to request a notification if any size is sold out. */
function Elsewhere({
  product,
  notifyUrl,
}: {
  readonly product: ProductDetail
  readonly notifyUrl: string | undefined
}): ReactNode {
  const { t, toggle } = useMarket()
  const someGone = product.variants.some(({ inStockEcom }) => !inStockEcom)
  if (!someGone || !notifyUrl || !toggle('detailNotifyMe') || !product.allowInStockNotifications) return null
  return (
    <p className={styles.elsewhere}>
      {t('product.size-gone')}{' '}
      <a className={styles.quiet} href={notifyAddress(notifyUrl, product.id)} data-opens="notify-me">
        {t('product.notify-me')}
      </a>
    </p>
  )
}
