import type { Basket } from '#contracts/basket.ts'
import type { WireMoney } from '#contracts/money.ts'
import { listed } from '#foundation/listed.ts'
import { formatPercent } from '#foundation/percent-format.ts'
import { reductionRows } from '#foundation/reduction-rows.ts'
import { Sum, Sums } from '#ui/summary-list/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { minusAmount } from './minus-amount.ts'

type Amounts =
  | 'subtotal'
  | 'total'
  | 'totalDiscount'
  | 'reductions'
  | 'shippingTotal'
  | 'shippingVat'
  | 'paymentFee'
  | 'totalVat'
  | 'totalVat1'
  | 'totalVat2'
  | 'vatName'
  | 'vatName2'
  | 'totalWithoutVat'
  | 'taxRates'
  | 'taxEstimated'

export interface BasketSumsProps {
  /** A basket or an order. No amount is calculated here; all amounts come from the server. */
  readonly of: Pick<Basket, Amounts> & Partial<Pick<Basket, 'discounts' | 'giftCards' | 'remainingTotal' | 'shipments'>>
  /** Number of pieces. It is left out where the lines are shown next to the sums. */
  readonly quantity?: number
  /** The price of the cheapest delivery while none is chosen. It is shown as "from", and the total is labelled "before delivery". */
  readonly deliveryFrom?: WireMoney | undefined
  /** False while the place that decides the tax is unknown. */
  readonly taxKnown?: boolean
  /** True to show only the total and the amount left to pay, for use directly above a button. */
  readonly onlyTotal?: boolean
}

export function BasketSums({ of, quantity, deliveryFrom, taxKnown = true, onlyTotal = false }: BasketSumsProps) {
  const { t, money, market } = useMarket()
  const deliveryNote = useDeliveryNote(of)
  const isOpen = deliveryFrom !== undefined
  const table = market.taxSummary ?? !market.pricesIncludeTax
  const isTaxKnown = market.pricesIncludeTax || taxKnown
  return (
    <Sums>
      {!onlyTotal && (
        <>
          <Sum
            label={quantity === undefined ? t('basket.subtotal-plain') : t('basket.subtotal', quantity)}
            amount={money(of.subtotal)}
          />
          <Reductions of={of} />
          <Sum
            label={t('basket.delivery')}
            note={deliveryNote}
            amount={isOpen ? t('basket.from', money(deliveryFrom)) : money(of.shippingTotal)}
          />
          {of.paymentFee && <Sum label={t('basket.payment-fee')} amount={money(of.paymentFee)} />}
          {table && <TaxRows of={of} known={isTaxKnown} />}
        </>
      )}
      <Sum
        kind="total"
        label={t(isOpen ? 'basket.total-before-delivery' : 'basket.total')}
        amount={money(of.total)}
        note={!table && of.totalVat.amount > 0 && t('basket.including-tax', money(of.totalVat), of.vatName)}
      />
      {!onlyTotal && isTaxKnown && <TaxRates of={of} />}
      <ByGiftCards of={of} />
    </Sums>
  )
}

/** The chosen delivery, and a promotion's discount on it. */
function useDeliveryNote({ shipments = [], discounts = [] }: BasketSumsProps['of']): string {
  const { t, money, toggle } = useMarket()
  const ways = toggle('shippingTitleInBasket') ? shipments.map(({ shippingMethodName }) => shippingMethodName) : []
  const reduced = discounts
    .filter(({ level }) => level === 'shipping')
    .map(({ name, amount }) => t('basket.delivery-reduced-by', name, minusAmount(amount, money)))
  return [listed(t, [...new Set(ways)]), ...reduced].filter((text) => text !== '').join(' · ')
}

/** The amount of each gift card, and the amount left for another payment type. */
function ByGiftCards({ of: { giftCards = [], remainingTotal } }: Pick<BasketSumsProps, 'of'>) {
  const { t, money } = useMarket()
  const paying = giftCards.filter(({ covered }) => covered && covered.amount > 0)
  if (paying.length === 0 || !remainingTotal) return null
  return (
    <>
      {paying.map(({ cardId, giftCardNumber, isVoucher, covered }) => (
        <Sum
          key={cardId ?? giftCardNumber}
          kind="off"
          label={isVoucher ? t('loyalty.voucher-of', money(covered!)) : t('gift-card.ending', giftCardNumber.slice(-4))}
          amount={minusAmount(covered!, money)}
        />
      ))}
      <Sum kind="total" label={t('basket.left-to-pay')} amount={money(remainingTotal)} />
    </>
  )
}

/** One row for each part of the reduction. The rows add up to the total discount. */
export function Reductions({ of }: { readonly of: Pick<Basket, 'totalDiscount' | 'reductions'> }) {
  const { t, money } = useMarket()
  return reductionRows(of, t).map(({ key, label, amount }) => (
    <Sum key={key} kind="off" label={<bdi>{label}</bdi>} amount={minusAmount(amount, money)} />
  ))
}

/** Tax rows, shown if one tax has several rates in this basket, for example for a child's shoe and an adult's shirt. */
function TaxRates({ of: { taxRates = [] } }: Pick<BasketSumsProps, 'of'>) {
  const { t, money, locale } = useMarket()
  if (new Set(taxRates.map(({ name }) => name)).size === taxRates.length) return null
  return taxRates.map(({ name, percent, taxable, vat }) => (
    <Sum
      key={`${name} ${percent}`}
      label={t('basket.tax-at-rate', name, formatPercent(percent, locale), money(taxable))}
      amount={money(vat)}
    />
  ))
}

/** One row per tax, the tax on delivery, and the total without taxes, for countries where law or custom requires such a table. */
function TaxRows({ of, known }: Pick<BasketSumsProps, 'of'> & { readonly known: boolean }) {
  const { t, money } = useMarket()
  if (!known) return <Sum label={of.vatName} amount={t('basket.tax-after-address')} />
  return (
    <>
      <Sum
        label={of.vatName}
        note={of.taxEstimated === true && t('basket.tax-estimated')}
        amount={money(of.totalVat1)}
      />
      {of.vatName2 && <Sum label={of.vatName2} amount={money(of.totalVat2)} />}
      {of.shippingVat.amount > 0 && <Sum label={t('basket.tax-on-delivery')} amount={money(of.shippingVat)} />}
      {of.totalWithoutVat && <Sum label={t('basket.total-without-tax')} amount={money(of.totalWithoutVat)} />}
    </>
  )
}
