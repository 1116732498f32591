import { useState } from 'react'
import type { ProductDetail, Variant } from '#contracts/catalogue.ts'
import { townLine } from '#foundation/written-address.ts'
import { Button } from '#ui/button/index.ts'
import { Drawer } from '#ui/drawer/index.ts'
import { Notice } from '#ui/notice/index.ts'
import { RadioTile } from '#ui/radio-tile/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { api } from '#web/platform/client.ts'
import { useAnswer } from '#web/platform/use-answer.ts'
import { inStockFirst, type StoreStock } from './in-stock-first.ts'
import { MapOfStores } from './map-of-stores.tsx'
import styles from './stock-finder.module.css'

export interface StockFinderProps {
  readonly product: Pick<ProductDetail, 'name' | 'variants'>
  readonly chosen: { readonly variant: Variant | undefined }
  readonly open: boolean
  readonly onClose: () => void
}

/** Shows which stores have a size. The size was chosen on the page or is chosen here. */
export function StockFinder({ product, chosen, open, onClose }: StockFinderProps) {
  const { t } = useMarket()
  const [here, setHere] = useState<Variant>()
  const variant = here ?? chosen.variant
  const close = () => {
    setHere(undefined)
    onClose()
  }
  return (
    <Drawer open={open} onClose={close} title={t('stores.find')} closeWord={t('close')}>
      <div className={styles.finder}>
        <p>{product.name}</p>
        {product.variants.length > 1 && <Sizes of={product.variants} chosen={variant} onChoose={setHere} />}
        <div aria-live="polite">{variant ? <Stores variant={variant} /> : <p>{t('stores.choose-size')}</p>}</div>
      </div>
    </Drawer>
  )
}

interface SizesProps {
  readonly of: readonly Variant[]
  readonly chosen: Variant | undefined
  readonly onChoose: (variant: Variant) => void
}

function Sizes({ of, chosen, onChoose }: SizesProps) {
  const { t } = useMarket()
  return (
    <fieldset className={styles.sizes}>
      <legend>{t('product.size')}</legend>
      {of.map((variant) => (
        <RadioTile
          key={variant.id}
          name="store-size"
          checked={variant.id === chosen?.id}
          onChange={() => onChoose(variant)}
        >
          <bdi>{[variant.size.name, variant.length?.name].filter(Boolean).join('/')}</bdi>
        </RadioTile>
      ))}
    </fieldset>
  )
}

function Stores({ variant: { ean } }: { readonly variant: Variant }) {
  const { t, market } = useMarket()
  const { answer, again } = useAnswer(ean ?? '', async () =>
    ean === undefined
      ? []
      : api('GET /api/retail-stock/{catalog}/get-retail-availability', { catalog: market.id, query: { Ean: ean } }),
  )
  if (answer === 'asking') return <p aria-busy="true">{t('stores.asking')}</p>
  if (answer === 'failed')
    return (
      <Notice tone="warning" role="alert" title={t('stores.failed')}>
        <Button type="button" kind="quiet" onClick={again}>
          {t('basket.try-again')}
        </Button>
      </Notice>
    )
  if (answer.value.length === 0) return <p>{t('stores.none')}</p>
  const stores = inStockFirst(answer.value)
  return (
    <>
      <ul>
        {stores.map((one, index) => (
          <StoreRow key={one.store.pickupPointId} of={one} number={index + 1} />
        ))}
      </ul>
      {stores.length > 1 && <MapOfStores stores={stores.map(({ store }) => store)} />}
    </>
  )
}

interface StoreRowProps {
  readonly of: StoreStock
  /** The number of the store on the map. */
  readonly number: number
}

function StoreRow({ of: { store, status, quantity }, number }: StoreRowProps) {
  const { t } = useMarket()
  const { street, phone, countryCode: country } = store.address
  return (
    <li className={styles.store} data-store={store.pickupPointId} tabIndex={-1}>
      <h3 className={styles.name}>
        {number}. {store.name}
      </h3>
      <p className={styles.status} data-status={status}>
        {t(`stores.${status}`, quantity)}
      </p>
      <p className={styles.address}>
        <bdi>{`${street}, ${townLine({ ...store.address, country })}`}</bdi>
      </p>
      <p className={styles.address}>
        <a href={`tel:${phone.replaceAll(' ', '')}`}>
          <bdi dir="ltr">{phone}</bdi>
        </a>
        {store.clickAndCollect && status !== 'soldOut' && ` · ${t('stores.click-and-collect')}`}
      </p>
    </li>
  )
}
