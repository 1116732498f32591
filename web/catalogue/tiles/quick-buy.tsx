import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { ProductDetail } from '#contracts/catalogue.ts'
import type { FormState } from '#contracts/pages.ts'
import { breakpointKindOf } from '#foundation/screens.ts'
import { type Flyout, registerClosedFlyout, registerOpenFlyout } from '#ui/drawer/index.ts'
import { Heart } from '#ui/heart/index.ts'
import { Icon } from '#ui/icon/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { api } from '#web/platform/client.ts'
import styles from './quick-buy.module.css'
import { QuickSizes } from './quick-sizes.tsx'

export interface QuickBuyProps {
  readonly tile: HTMLElement
  readonly onClose: () => void
}

/**
 * The sizes of a product on its tile. A click on a size puts it into the basket. They are shown over the picture, and
 * on narrow screens in a sheet.
 */
export function QuickBuy({ tile, onClose }: QuickBuyProps) {
  const { t, toggle } = useMarket()
  const dialog = useRef<HTMLDialogElement>(null)
  const link = tile.querySelector<HTMLAnchorElement>(':is(h2, h3) a')
  const product = useProduct(tile.dataset.product!, link?.href)
  const [problem, setProblem] = useState<string>()
  useOpen(dialog, onClose)
  const name = link?.textContent ?? ''
  return createPortal(
    <dialog ref={dialog} className={styles.sheet} aria-label={t('product.quick-buy', name)}>
      <div className={styles.head}>
        <p className={styles.title} tabIndex={-1} data-first="">
          {t('product.choose-size')}
        </p>
        {toggle('wishlist') && <Heart label={t('wishlist.save', name)} value={tile.dataset.product!} />}
        <button className={styles.close} type="button" aria-label={t('close')} onClick={() => dialog.current?.close()}>
          <Icon name="close" size="small" />
        </button>
      </div>
      {product ? (
        <QuickForm product={product} onRefused={setProblem} />
      ) : (
        <div className={styles.waiting} aria-busy="true" />
      )}
      <p className={styles.problem} role="alert">
        {problem}
      </p>
    </dialog>,
    tile.firstElementChild ?? tile,
  )
}

function QuickForm({
  product,
  onRefused,
}: {
  readonly product: ProductDetail
  readonly onRefused: (problem: string | undefined) => void
}) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const showRefusal = (event: Event) => {
      event.preventDefault()
      const { problems = {} } = (event as CustomEvent<FormState | undefined>).detail ?? {}
      onRefused(Object.values(problems).flat()[0])
    }
    const element = form.current
    element?.addEventListener('refused', showRefusal)
    return () => element?.removeEventListener('refused', showRefusal)
  }, [onRefused])
  return (
    <form ref={form} method="post" action={product.url} onSubmit={() => onRefused(undefined)}>
      <input type="hidden" name="formAction" value="add-to-basket" />
      <QuickSizes product={product} />
    </form>
  )
}

/** The product with the current state of its sizes. If it cannot be loaded, its page is opened. */
function useProduct(productId: string, url: string | undefined): ProductDetail | undefined {
  const { market } = useMarket()
  const [product, setProduct] = useState<ProductDetail>()
  useEffect(() => {
    api('GET /api/catalog/{catalog}/product/{productId}', { catalog: market.id, productId }).then(setProduct, () => {
      if (url) location.assign(url)
    })
  }, [market.id, productId, url])
  return product
}

const isNarrow = (): boolean => breakpointKindOf({ width: innerWidth, inApp: false }) === 'mobile'

/** Only one flyout is open at a time. Escape or a click elsewhere closes it, and the focus returns to the button. */
function useOpen(dialog: { readonly current: HTMLDialogElement | null }, onClose: () => void): void {
  const closed = useRef(onClose)
  closed.current = onClose
  useEffect(() => {
    const element = dialog.current
    if (!element) return
    const over = new AbortController()
    const listen = { signal: over.signal }
    const flyout: Flyout = { close: () => element.close() }
    const elsewhere = ({ target }: Event) => {
      if (target === element || !element.contains(target as Node)) element.close()
    }
    registerOpenFlyout(flyout, document.activeElement as HTMLElement | null)
    if (isNarrow()) element.showModal()
    else element.show()
    element.querySelector<HTMLElement>('[data-first]')?.focus()
    element.addEventListener(
      'close',
      () => {
        registerClosedFlyout(flyout)?.focus()
        closed.current()
      },
      listen,
    )
    element.addEventListener('keydown', ({ key }) => key === 'Escape' && element.close(), listen)
    document.addEventListener('pointerdown', elsewhere, listen)
    return () => {
      over.abort()
      registerClosedFlyout(flyout)
      element.close()
    }
  }, [dialog])
}
