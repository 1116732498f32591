import { toWire } from '#contracts/money.ts'
import { paymentsCalls } from '#contracts/payments.ts'
import { accepted, type Result, refused } from '#foundation/result.ts'
import type { Translate } from '#foundation/words.ts'
import { basketRequest } from '#server/basket/index.ts'
import type { Market, Markets } from '#server/markets/index.ts'
import {
  isPaid,
  type Notification,
  type Payment,
  type PaymentProblem,
  type Providers,
  paymentProblems,
} from '#server/payments/index.ts'
import { type CallGroup, type CallRequest, serveCalls } from '#server/platform/serve-calls.ts'
import { basketCookie, orderNumberCookie, type Visitor } from '#server/sessions/index.ts'
import { checkoutProblems } from '../checkout.problems.ts'
import type { PaymentRequest } from './pay-needs.ts'
import type { Paying, PayingProblem } from './paying.ts'
import { paymentResult, type ResultNeeds } from './payment-result.ts'
import { type SetupNeeds, setupOnWire } from './payment-setup.ts'
import type { Settled } from './settle.ts'

export interface PayingRoutesNeeds extends Omit<SetupNeeds, 'market'> {
  readonly paying: Paying
  readonly providers: Providers
  readonly markets: Pick<Markets, 'find'>
  readonly words: (market: Market) => Translate
  /** The address of a page alias in a market. */
  readonly linkTo: (market: Market, alias: string) => string
}

type Cookies = CallRequest['cookies']
type ReturnAnswer = Promise<Result<ReturnType<typeof paymentResult> | { goElsewhere: string }, PayingProblem>>

export function payingRoutes(needs: PayingRoutesNeeds): CallGroup {
  const { paying, providers } = needs
  const pages = (market: Market): ResultNeeds => ({
    receiptUrl: needs.linkTo(market, 'receiptPage'),
    paymentUrl: needs.linkTo(market, 'checkoutPaymentPage'),
    t: needs.words(market),
  })
  const answered = (market: Market, paid: Result<Settled, PayingProblem>, cookies: Cookies) => {
    if (!paid.ok) return paid
    const result = paymentResult(pages(market), paid.value)
    // A payment still in doubt may come to nothing, and give the basket back.
    if (paid.value.order && isPaid(paid.value.payment.state)) cookies.clear(basketCookie.name)
    if (result.orderNumber !== undefined) cookies.setReadable(orderNumberCookie.name, result.orderNumber)
    return accepted(result)
  }

  /** A browser is sent on to the receipt or back to the payment step; whoever else asks gets the result. */
  const returned = async (
    market: Market,
    back: Parameters<Paying['handlePaymentReturn']>[0],
    byBrowser: boolean,
  ): ReturnAnswer => {
    const settled = await paying.handlePaymentReturn(back)
    if (!settled.ok) return byBrowser ? accepted({ goElsewhere: needs.linkTo(market, 'checkoutPaymentPage') }) : settled
    const its = needs.markets.find(settled.value.payment.market) ?? market
    const result = paymentResult(pages(its), settled.value)
    return accepted(
      byBrowser ? { goElsewhere: nextPage(result, pages(its).paymentUrl, back.checkoutBasketId) } : result,
    )
  }

  const handleNotification = async (
    name: 'adyen' | 'klarna' | 'iyzico',
    { log, ...ask }: Pick<CallRequest, 'log' | 'headers'> & { readonly body: unknown; readonly query: object },
  ): Promise<PaymentProblem | undefined> => {
    const notices = providers.of(name).read(notificationOf(ask))
    if (notices === 'forged') {
      log.warn({ code: 'payment.notification-forged', provider: name }, 'a notification did not prove itself')
      return { code: 'payment.notification-forged' }
    }
    await paying.handleNotices(name, notices)
    return undefined
  }

  return serveCalls(
    paymentsCalls,
    { ...checkoutProblems, ...paymentProblems },
    {
      'GET /api/order/{catalog}/get-payment-methods': async (ask) => {
        const step = await paying.paymentStep({ ...basketRequest(ask), ...payer(ask.visitor) })
        if (!step.ok) return step
        const { codeProblem } = step.value
        return codeProblem ? refused(codeProblem) : accepted(setupOnWire({ ...needs, market: ask.market }, step.value))
      },
      'POST /api/order/{catalog}/basket/create-payment': async (ask) => {
        const { checkoutBasketId, shownAmount, paymentMethod, browserInfo, personalNumber, provider } = ask.body
        const from = payer(ask.visitor)
        if (provider !== undefined && !isCalled(paying.providerFor(ask.market, from.from), provider))
          return refused({ code: 'checkout.payment-method-unknown' })
        const about = { checkoutBasketId, shownAmount, method: paymentMethod, browserInfo, personalNumber }
        return answered(ask.market, await paying.pay({ ...basketRequest(ask), ...from, ...about }), ask.cookies)
      },
      'GET /api/order/{catalog}/basket/complete-payment-using-giftcard': async (ask) => {
        const about = { checkoutBasketId: ask.query.checkoutBasketId, method: {} }
        const paid = await paying.payCovered({ ...basketRequest(ask), ...payer(ask.visitor), ...about })
        return answered(ask.market, paid, ask.cookies)
      },
      'GET /api/order/{catalog}/basket/{checkoutBasketId}/return': (ask) => {
        const { checkoutBasketId } = ask.params
        return returned(ask.market, { checkoutBasketId, details: given(ask.query) }, isBrowser(ask.headers))
      },
      'GET /api/order/{catalog}/basket/pay-by-link-receipt/{linkId}': async (ask) => {
        const { checkoutBasketId = '' } = ask.query
        const link = await paying.linkNow({ linkId: ask.params.linkId, checkoutBasketId })
        if (!link.ok) return link
        const { url } = paymentResult(pages(ask.market), link.value)
        const status = linkStatus(link.value.payment)
        return accepted({ status, ...(status === 'Completed' && url !== undefined ? { redirectUrl: url } : {}) })
      },
      'POST /api/order/{catalog}/payment/create-pos-payment': async (ask) => {
        const about = { checkoutBasketId: ask.query.checkoutBasketId, method: { type: 'terminal' } }
        const from = payer(ask.visitor)
        if (paying.providerFor(ask.market, from.from) !== 'pos') return refused({ code: 'payment.only-in-stores' })
        return answered(ask.market, await paying.pay({ ...basketRequest(ask), ...from, ...about }), ask.cookies)
      },
      'POST /api/order/{catalog}/payment/klarna/request-payment-url/{basketId}': async (ask) => {
        const { checkoutBasketId, shownAmount, paymentMethodCategory } = ask.body
        const from = payer(ask.visitor)
        if (paying.providerFor(ask.market, from.from) !== 'klarna')
          return refused({ code: 'checkout.payment-method-unknown' })
        const about = {
          ...basketRequest({ ...ask, body: ask.params }),
          checkoutBasketId,
          shownAmount,
          method: { type: paymentMethodCategory.toLowerCase() },
        }
        return answered(ask.market, await paying.pay({ ...from, ...about }), ask.cookies)
      },
      'POST /api/order/{catalog}/payment/iyzico/check-bin': async (ask) => {
        const card = await paying.card({ ...basketRequest(ask), binNumber: ask.body.binNumber })
        if (!card.ok) return card
        const { installments, ...facts } = card.value
        const plans = installments.map(({ count, total, monthly }) => ({
          count,
          totalPrice: toWire(total),
          monthlyPrice: toWire(monthly),
        }))
        return accepted({ ...facts, installments: plans })
      },
      'POST /api/order/{catalog}/payment/iyzico/initialize-payment': async (ask) => {
        const { checkoutBasketId, checkoutPersonalNumber, installments } = ask.body
        const from = payer(ask.visitor)
        if (paying.providerFor(ask.market, from.from) !== 'iyzico')
          return refused({ code: 'checkout.payment-method-unknown' })
        const about = {
          checkoutBasketId,
          method: { type: 'scheme' },
          personalNumber: checkoutPersonalNumber,
          installments,
        }
        return answered(ask.market, await paying.pay({ ...basketRequest(ask), ...from, ...about }), ask.cookies)
      },
      'POST /api/order/payment/adyen/notification': async (ask) => {
        const problem = await handleNotification('adyen', ask)
        return problem ? refused(problem) : accepted('[accepted]')
      },
      'POST /api/order/payment/klarna/notification': async (ask) => {
        const problem = await handleNotification('klarna', ask)
        return problem ? refused(problem) : accepted({})
      },
      'POST /api/order/payment/iyzico/retrieve-payment-webhook': async (ask) => {
        const problem = await handleNotification('iyzico', ask)
        return problem ? refused(problem) : accepted({})
      },
      'POST /api/order/payment/iyzico/retrieve-payment-redirect/{conversationId}/{basketId}/{catalogId}': (ask) => {
        const { conversationId: paymentId, basketId: checkoutBasketId } = ask.params
        const token = ask.query.token ?? ask.body?.token
        const back = { checkoutBasketId, paymentId, details: token === undefined ? {} : { token } }
        return returned(ask.market, back, true)
      },
      'GET /api/order/{catalog}/retrigger-payment-notification/{orderNumber}': async (ask) => {
        const again = await paying.refreshOrderPayment(ask.params.orderNumber)
        return again.ok ? accepted({}) : again
      },
      'POST /api/order/basket/iyzico/pendingorders': async (ask) => {
        const asked = await paying.recheckPending('iyzico', ask.body.olderThanMinutes)
        return asked.map((settled) => ({
          checkoutBasketId: settled.payment.checkoutBasketId,
          paymentState: paymentResult({ receiptUrl: '', paymentUrl: '', t: (key) => key }, settled).paymentState,
          ...(settled.order ? { orderNumber: settled.order.orderNumber } : {}),
        }))
      },
    },
  )
}

const payer = ({ mode, storeId, address }: Visitor): Pick<PaymentRequest, 'from' | 'shopperAddress'> => ({
  from: { mode, storeId },
  shopperAddress: address,
})

/** Callers name a provider as its block is named. */
const isCalled = (name: string, asked: string): boolean => {
  const plain = (text: string) => text.toLowerCase().replaceAll('-', '')
  return plain(asked) === plain(name)
}

/** The receipt; or the payment step, told which attempt it is about, since a basket in doubt is closed already. */
const nextPage = (
  { url, orderId, paymentState }: { url?: string | undefined; orderId?: string | undefined; paymentState: string },
  paymentUrl: string,
  id: string,
): string =>
  orderId !== undefined && url !== undefined && paymentState !== 'pending'
    ? url
    : `${paymentUrl}?checkoutbasketid=${id}`

function linkStatus({ state }: Payment): 'Active' | 'PaymentPending' | 'Completed' | 'Expired' {
  if (state === 'authorised' || state === 'received') return 'Completed'
  if (state === 'pending' || state === 'unknown') return 'PaymentPending'
  return state === 'started' || state === 'actionrequired' ? 'Active' : 'Expired'
}

const given = (query: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined))

const isBrowser = ({ accept }: CallRequest['headers']): boolean => String(accept ?? '').includes('text/html')

const notificationOf = ({
  body,
  headers,
  query,
}: Pick<CallRequest, 'headers'> & { readonly body: unknown; readonly query: object }): Notification => ({
  body,
  headers: headers as Notification['headers'],
  query: query as Notification['query'],
})
