import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toWire } from '#contracts/money.ts'
import { money, taxWithin } from '#foundation/money.ts'
import type { OrderContent } from '#server/orders/index.ts'
import { refund, refundFor } from '#server/orders/index.ts'
import { credited, taxesOf } from './credited.ts'
import type { InvoicedTax } from './invoice.ts'

/** Number of random cases of the property test; `RETURN_CASES` overrides it. */
const cases = Number(process.env.RETURN_CASES ?? 2_000)
/** A hundred thousand cases take half an hour on a busy machine. */
const timeLimitMs = Math.max(300_000, cases * 30)

const anyLine = fc.record({
  quantity: fc.integer({ min: 1, max: 5 }),
  worthMinor: fc.integer({ min: 1, max: 200_000 }),
  taxPercent: fc.constantFrom(7, 19),
})

interface Sold {
  readonly quantity: number
  readonly worthMinor: number
  readonly taxPercent: number
}

function contentOf(sold: readonly Sold[], currency: string, deliveryMinor: number): OrderContent {
  const wire = (minor: number) => toWire(money(minor, currency))
  const rates = [19, 7].flatMap((percent) => {
    const goods = sold.filter((line) => line.taxPercent === percent).reduce((sum, line) => sum + line.worthMinor, 0)
    const gross = goods + (percent === 19 ? deliveryMinor : 0)
    const vat = taxWithin(money(gross, currency), percent).minor
    return gross > 0 ? [{ name: 'USt.', percent, taxable: wire(gross - vat), vat: wire(vat) }] : []
  })
  return {
    lines: sold.map(({ quantity, worthMinor, taxPercent }, index) => {
      return { id: String(index), quantity, taxPercent, totalPrice: wire(worthMinor) }
    }),
    ...{ taxRates: rates, shippingTotal: wire(deliveryMinor) },
    shippingVat: wire(taxWithin(money(deliveryMinor, currency), 19).minor),
  } as unknown as OrderContent
}

const sum = (taxes: readonly InvoicedTax[], part: 'vatMinor' | 'taxableMinor') =>
  taxes.reduce((all, tax) => all + tax[part], 0)

test(
  'credit notes of any returns are never more than the invoice in any rate, and all of them together are the invoice',
  () => {
    fc.assert(
      fc.property(
        fc.array(anyLine, { minLength: 1, maxLength: 4 }),
        fc.constantFrom('JPY', 'EUR', 'KWD'),
        fc.nat(900),
        fc.array(fc.tuple(fc.nat(3), fc.integer({ min: 1, max: 3 })), { maxLength: 12 }),
        (sold, currency, deliveryMinor, steps) => {
          const content = contentOf(sold, currency, deliveryMinor)
          const totalMinor = sold.reduce((all, { worthMinor }) => all + worthMinor, deliveryMinor)
          const invoice = { totalMinor, taxes: taxesOf(content) }
          const notes: { totalMinor: number; taxes: readonly InvoicedTax[] }[] = []
          let lines = sold.map(({ quantity, worthMinor }, index) => ({
            ...{ lineId: String(index), sku: '', quantity, worthMinor, shipped: quantity, cancelled: 0, returned: 0 },
            place: 'warehouse',
          }))
          const back = () => notes.reduce((all, note) => all + note.totalMinor, 0)
          const credit = (pieces: { lineItemId: string; quantity: number }[], withDelivery: boolean) => {
            const after = refund(lines, pieces)
            if (!after.ok) return
            const state = { currency, totalMinor, shippingMinor: deliveryMinor, refundedMinor: back() }
            const refundMinor = refundFor(lines, after.value, { ...state, refundedShippingMinor: 0 }, withDelivery)
            lines = after.value as typeof lines
            if (refundMinor === 0) return
            const cancellation = { lines: pieces, refundMinor, shippingMinor: withDelivery ? deliveryMinor : 0 }
            const made = credited({
              ...{ content, currency, cancellation, invoice, deliveryLeftMinor: 0 },
              earlier: [...notes],
            })
            expect(made.lines.reduce((all, { minor }) => all + minor, made.deliveryMinor)).toBe(refundMinor)
            for (const tax of made.taxes) expect(Math.min(tax.vatMinor, tax.taxableMinor)).toBeGreaterThanOrEqual(0)
            notes.push({ totalMinor: refundMinor, taxes: made.taxes })
          }
          for (const [index, quantity] of steps) credit([{ lineItemId: String(index % sold.length), quantity }], false)
          const left = lines.flatMap(({ lineId, quantity, returned }) =>
            quantity > returned ? [{ lineItemId: lineId, quantity: quantity - returned }] : [],
          )
          credit(left, true)

          expect(back()).toBe(totalMinor)
          for (const { percent, vatMinor, taxableMinor } of invoice.taxes) {
            const ofRate = notes.flatMap(({ taxes }) => taxes.filter((tax) => tax.percent === percent))
            expect([sum(ofRate, 'vatMinor'), sum(ofRate, 'taxableMinor')]).toEqual([vatMinor, taxableMinor])
          }
        },
      ),
      { numRuns: cases },
    )
  },
  timeLimitMs,
)

test('credits a payment fee at its tax, like delivery and together with it [C-PAY-O4]', () => {
  const sold = [{ quantity: 1, worthMinor: 11_900, taxPercent: 19 }]
  const euro = (minor: number) => toWire(money(minor, 'EUR'))
  const fee = { paymentFee: euro(238), paymentFeeVat: euro(38) }
  const credit = (deliveryMinor: number, shippingMinor: number) => {
    const shipping = { shippingTotal: euro(deliveryMinor), shippingVat: euro(deliveryMinor - deliveryMinor / 1.19) }
    const content = { ...contentOf(sold, 'EUR', deliveryMinor + 238), ...fee, ...shipping }
    const invoice = { totalMinor: 12_138 + deliveryMinor, taxes: taxesOf(content) }
    const cancellation = { lines: [], refundMinor: shippingMinor, shippingMinor }
    return credited({ ...{ content, currency: 'EUR', invoice, cancellation }, earlier: [], deliveryLeftMinor: 0 })
  }

  expect(credit(0, 238)).toMatchObject({ deliveryMinor: 238, taxes: [{ taxableMinor: 200, vatMinor: 38 }] })
  expect(credit(595, 833)).toMatchObject({ deliveryMinor: 833, taxes: [{ taxableMinor: 700, vatMinor: 133 }] })
})

test('credits the tax of the returned line, not a mix of the order', () => {
  const sold = [
    { quantity: 1, worthMinor: 11_900, taxPercent: 19 },
    { quantity: 1, worthMinor: 10_700, taxPercent: 7 },
  ]
  const content = contentOf(sold, 'EUR', 595)

  const made = credited({
    ...{ content, currency: 'EUR', earlier: [], deliveryLeftMinor: 0 },
    invoice: { totalMinor: 23_195, taxes: taxesOf(content) },
    cancellation: { lines: [{ lineItemId: '1', quantity: 1 }], refundMinor: 10_700, shippingMinor: 0 },
  })

  expect(made.taxes).toEqual([{ name: 'USt.', percent: 7, taxableMinor: 10_000, vatMinor: 700 }])
})
