import type { WireMoney } from '#contracts/money.ts'
import type { OrderDetail } from '#contracts/orders.ts'
import { wayToPay } from '#foundation/way-to-pay.ts'
import type { Translate } from '#foundation/words.ts'

/** For example "Card, 200,00 KR". */
export const paidWith = (
  { paymentMethodId, amount }: OrderDetail['paymentInformations'][number],
  t: Translate,
  money: (amount: WireMoney) => string,
): string => `${wayToPay(paymentMethodId, t)} ${money(amount)}`
