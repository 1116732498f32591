import { useState } from 'react'
import type { Listing } from '#contracts/browsing-pages.ts'
import type { SearchResponse } from '#contracts/search.ts'
import { currencySign } from '#foundation/money-format.ts'
import { Button } from '#ui/button/index.ts'
import { Tint } from '#ui/tint/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { HiddenQueryFields } from './hidden-query-fields.tsx'
import styles from './price-facet.module.css'

export interface PriceFacetProps {
  readonly listing: Listing
  readonly facet: NonNullable<SearchResponse['priceFacet']>
  readonly place: string
}

const lowName = 'lowerBoundingValue'
const highName = 'upperBoundingValue'

/** The price range: two fields, and a slider that fills them in. */
export function PriceFacet({ listing, facet: { available, selected }, place }: PriceFacetProps) {
  const { t } = useMarket()
  const [least, most] = [
    Math.floor(available.lowerBoundingValue.amount),
    Math.ceil(available.upperBoundingValue.amount),
  ]
  const [low, setLow] = useState(Math.floor(selected.lowerBoundingValue.amount))
  const [high, setHigh] = useState(Math.ceil(selected.upperBoundingValue.amount))
  const shareOf = (amount: number) => `${((Math.min(Math.max(amount, least), most) - least) / (most - least)) * 100}%`
  const bounds = { min: least, max: most }
  return (
    <form action={listing.basePath}>
      <HiddenQueryFields listing={listing} own={[lowName, highName]} />
      <Tint as="div" className={styles.slider} values={{ from: shareOf(low), to: shareOf(high) }}>
        <input
          type="range"
          {...bounds}
          value={low}
          aria-label={t('facet.lowest-price')}
          onChange={(event) => setLow(Math.min(event.target.valueAsNumber, high))}
        />
        <input
          type="range"
          {...bounds}
          value={high}
          aria-label={t('facet.highest-price')}
          onChange={(event) => setHigh(Math.max(event.target.valueAsNumber, low))}
        />
      </Tint>
      <div className={styles.fields}>
        <Amount id={`${place}-low`} name={lowName} label={t('facet.lowest-price')} value={low} onChange={setLow} />
        <Amount id={`${place}-high`} name={highName} label={t('facet.highest-price')} value={high} onChange={setHigh} />
      </div>
      <div className={styles.apply}>
        <Button>{t('facet.apply')}</Button>
      </div>
    </form>
  )
}

interface AmountProps {
  readonly id: string
  readonly name: string
  readonly label: string
  readonly value: number
  readonly onChange: (amount: number) => void
}

/** A field for an amount, with the sign of the currency in it, where the market writes it. */
function Amount({ id, name, label, value, onChange }: AmountProps) {
  const { market, locale } = useMarket()
  const { sign, leads } = currencySign(market.currency, locale)
  return (
    <div>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <span className={styles.amount} dir="ltr" data-sign={leads ? 'first' : 'last'}>
        <input
          type="text"
          className={styles.input}
          id={id}
          name={name}
          inputMode="numeric"
          aria-describedby={`${id}-sign`}
          value={Number.isNaN(value) ? '' : value}
          onChange={(event) =>
            onChange(event.target.value === '' ? Number.NaN : Number(event.target.value.replace(/\D/g, '')))
          }
        />
        <span className={styles.sign} id={`${id}-sign`}>
          {sign}
        </span>
      </span>
    </div>
  )
}
