import type { WireMoney } from '#contracts/money.ts'
import type { OrderDetail } from '#contracts/orders.ts'
import { paymentMethodName } from '#foundation/payment-method-name.ts'
import type { Translate } from '#foundation/words.ts'

/** For example "Card, 200,00 KR". */
export const paidWith = (
  { paymentMethodId, amount }: OrderDetail['paymentInformations'][number],
  t: Translate,
  money: (amount: WireMoney) => string,
): string => `${paymentMethodName(paymentMethodId, t)} ${money(amount)}`
