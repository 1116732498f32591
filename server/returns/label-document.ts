import { formatDay } from '#foundation/date-format.ts'
import { leftToRight } from '#foundation/left-to-right.ts'
import type { StoredDocument } from '#foundation/stored-document.ts'
import type { Translate } from '#foundation/words.ts'
import type { Market } from '#server/markets/index.ts'
import type { CarrierLabel } from './return.ts'

export interface LabelFacts {
  readonly market: Market
  readonly shopName: string
  readonly t: Translate
  readonly returnNumber: string
  readonly label: CarrierLabel
  readonly goods: readonly { readonly name: string; readonly details: string; readonly quantity: number }[]
  /** ISO date. */
  readonly sendBy: string
}

/** The label to print: the code that the carrier scans, and the list to put into the parcel. It contains no names. */
export function labelDocument({ market, shopName, t, returnNumber, label, goods, sendBy }: LabelFacts): StoredDocument {
  const title = t('returns.label-title', leftToRight(returnNumber))
  return {
    title,
    locale: market.locale,
    direction: market.direction,
    blocks: [
      { kind: 'brand', text: shopName },
      { kind: 'heading', text: title },
      { kind: 'qr', text: label.dropOffCode },
      { kind: 'code', text: label.dropOffCode },
      {
        kind: 'rows',
        rows: [
          { term: t('returns.carrier'), text: label.carrier },
          { term: t('returns.tracking-number'), text: label.trackingNumber },
          { term: t('returns.send-by'), text: formatDay(sendBy) },
        ],
      },
      { kind: 'title', text: t('returns.in-the-parcel') },
      {
        kind: 'rows',
        rows: goods.map(({ name, details, quantity }) => ({ term: name, text: `${quantity} ×`, facts: [details] })),
      },
      { kind: 'small', text: t('returns.label-hint') },
    ],
  }
}
