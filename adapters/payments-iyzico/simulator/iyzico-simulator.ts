import { randomBytes } from 'node:crypto'
import type { MakeSimulator } from '#server/platform/simulators/simulator.port.ts'
import { untilDue } from '#server/platform/simulators/simulator-delay.ts'
import { amountOnPage, overPage, postingPage, simulatorPage } from '#server/platform/simulators/simulator-page.ts'
import { authorization, hexHmac, plain } from '../iyzico-api.ts'
import { type BookedForm, backOf, type IyzicoBooks, openBooks, takenBy } from './books.ts'
import { cardsByBin, instalmentsOf } from './cards.ts'

export interface IyzicoSimulatorKeys {
  readonly apiKey: string
  readonly secretKey: string
}

/** Faults and unusual answers on demand. */
interface Switches {
  /** ms until the shop is told. */
  notifyAfterMs: number
  notifyTimes: number
  notifyNever: boolean
  notifySignedWrong: boolean
  /** Sign answers wrongly. */
  answerSignedWrong: boolean
  /** ms until a payment under review comes to its end. */
  pendingMs: number
  /** Let so many seconds pass for open pages. */
  secondsPassed: number
  /** Charge so many kuruş more than was asked. */
  overcharge: number
  /** Let so many days pass for what happens from now on. */
  daysPassed: number
}

interface Ground {
  readonly books: IyzicoBooks
  readonly keys: IyzicoSimulatorKeys
  readonly url: string
  readonly shopUrl: string
  readonly switches: Switches
}
type Body = Readonly<Record<string, unknown>>

const tokenSeconds = 1_800

/** Stands in for iyzico: checkout forms, their pages, details, cards, money back, reports, webhooks. */
export const iyzicoSimulator =
  (keys: IyzicoSimulatorKeys): MakeSimulator =>
  ({ ledger, url, shopUrl }) => {
    const switches: Switches = {
      notifyAfterMs: 1_000,
      notifyTimes: 1,
      notifyNever: false,
      notifySignedWrong: false,
      answerSignedWrong: false,
      pendingMs: 8_000,
      secondsPassed: 0,
      overcharge: 0,
      daysPassed: 0,
    }
    const ground: Ground = { books: openBooks(ledger), keys, url, shopUrl, switches }
    return {
      name: 'iyzico',
      answer: async (request) => {
        const { pathname, search, searchParams } = new URL(request.url)
        if (pathname === '/ledger') return Response.json({ payments: ground.books.all() })
        if (pathname === '/control') return Response.json(Object.assign(switches, await request.json()))
        if (pathname === '/events' && request.method === 'POST')
          return makeEvent(ground, (await request.json()) as RaisedEvent)
        if (pathname === '/pay') return answerShopper(ground, searchParams.get('token') ?? '', request)
        const text = request.method === 'POST' ? await request.text() : ''
        if (!isSigned(ground, request, pathname + search, text)) return failure({}, '1000', 'Geçersiz imza')
        return callIyzico(ground, pathname, { body: read(text), searchParams })
      },
    }
  }

function isSigned({ keys }: Ground, request: Request, path: string, text: string): boolean {
  const random = request.headers.get('x-iyzi-rnd') ?? ''
  return random !== '' && request.headers.get('authorization') === authorization(keys, { random, path, text })
}

function read(text: string): Body {
  try {
    return JSON.parse(text) as Body
  } catch {
    return {}
  }
}

const said = (body: Body, more: Body): Response =>
  Response.json({
    status: 'success',
    locale: body.locale ?? 'tr',
    systemTime: Date.now(),
    ...(body.conversationId === undefined ? {} : { conversationId: body.conversationId }),
    ...more,
  })
const failure = (body: Body, errorCode: string, errorMessage: string): Response =>
  said(body, { status: 'failure', errorCode, errorMessage, errorGroup: 'INVALID_REQUEST' })

interface Asked {
  readonly body: Body
  readonly searchParams: URLSearchParams
}

const calls: Readonly<Record<string, (ground: Ground, asked: Asked) => Response>> = {
  '/payment/iyzipos/checkoutform/initialize/auth/ecom': initialize,
  '/payment/iyzipos/checkoutform/auth/ecom/detail': detail,
  '/payment/bin/check': checkBin,
  '/payment/iyzipos/installment': instalments,
  '/payment/cancel': cancel,
  '/v2/payment/refund': refund,
  '/v2/reporting/payment/details': report,
  '/v2/reporting/payment/transactions': transactions,
}

const callIyzico = (ground: Ground, path: string, asked: Asked): Response =>
  calls[path]?.(ground, asked) ?? failure(asked.body, '11', 'Geçersiz istek')

const buyerFields = ['id', 'name', 'surname', 'email', 'identityNumber', 'registrationAddress', 'ip', 'city', 'country']

function initialize({ books, keys, url }: Ground, { body }: Asked): Response {
  const {
    buyer = {},
    basketItems,
    price,
    currency,
    callbackUrl,
  } = body as {
    buyer?: Record<string, unknown>
    basketItems?: { id: string; price: string }[]
    price?: string
    currency?: string
    callbackUrl?: string
  }
  const missing = buyerFields.find((name) => typeof buyer[name] !== 'string' || buyer[name] === '')
  if (missing !== undefined) return failure(body, '5004', `buyer.${missing} gönderilmesi zorunludur`)
  const items = basketItems ?? []
  if (items.length === 0 || items.some((item) => !(Number(item.price) > 0)))
    return failure(body, '5043', 'Kırılım tutarı sıfır olamaz')
  const priceMinor = Math.round(Number(price) * 100)
  const sum = items.reduce((total, item) => total + Math.round(Number(item.price) * 100), 0)
  if (sum !== priceMinor) return failure(body, '5062', 'Kırılımların toplam tutarı, ödeme tutarına eşit olmalıdır')
  const form = books.keep({
    token: randomBytes(16).toString('hex'),
    conversationId: String(body.conversationId),
    basketId: String(body.basketId),
    priceMinor,
    currency: String(currency),
    callbackUrl: String(callbackUrl),
    items,
    at: Date.now(),
    refunds: {},
  })
  return said(body, {
    token: form.token,
    tokenExpireTime: tokenSeconds,
    paymentPageUrl: `${url}/pay?token=${form.token}&lang=tr`,
    signature: hexHmac(keys.secretKey, `${form.conversationId}:${form.token}`),
  })
}

const isOver = ({ switches }: Ground, { at }: BookedForm): boolean =>
  Date.now() + switches.secondsPassed * 1_000 - at >= tokenSeconds * 1_000

function detail({ books, keys, switches }: Ground, { body }: Asked): Response {
  const form = books.form(String(body.token))
  if (!form) return failure(body, '5115', 'Token bulunamadı')
  if (form.paymentStatus === undefined) return failure(body, '5122', 'Ödeme henüz tamamlanmadı')
  const price = (form.priceMinor + switches.overcharge) / 100
  const { paymentStatus, paymentId, currency, basketId, conversationId, token } = form
  const values = [paymentStatus, paymentId, currency, basketId, conversationId, price, price, token]
  const signature = hexHmac(keys.secretKey, values.map(plain).join(':'))
  return said(body, {
    ...{ token, paymentStatus, paymentId, price, paidPrice: price, currency, basketId, installment: 1 },
    fraudStatus: form.fraudStatus ?? 1,
    ...(form.errorCode ? { errorCode: form.errorCode } : {}),
    phase: 'AUTH',
    itemTransactions: form.items.map((item, index) => ({
      itemId: item.id,
      paymentTransactionId: `${paymentId}${index}`,
      transactionStatus: 2,
      price: Number(item.price),
      paidPrice: Number(item.price),
    })),
    signature: switches.answerSignedWrong ? signature.replace(/./, 'x') : signature,
  })
}

function checkBin(_ground: Ground, { body }: Asked): Response {
  const card = cardsByBin[String(body.binNumber).slice(0, 6)]
  return card ? said(body, { binNumber: body.binNumber, ...card }) : failure(body, '5066', 'Bin bulunamadı')
}

function instalments(_ground: Ground, { body }: Asked): Response {
  const card = cardsByBin[String(body.binNumber).slice(0, 6)]
  const installmentPrices = instalmentsOf(card?.cardType, Number(body.price))
  return said(body, { installmentDetails: [{ binNumber: body.binNumber, installmentPrices }] })
}

/** A form with one more line in the transactions. */
function withMovement({ switches }: Ground, form: BookedForm, type: string, minor: number, status = 2): BookedForm {
  const at = new Date(Date.now() + switches.daysPassed * 86_400_000).toISOString()
  const movement = { type, minor, at, status, id: randomBytes(6).toString('hex') }
  return { ...form, movements: [...(form.movements ?? []), movement] }
}

function cancel(ground: Ground, { body }: Asked): Response {
  const { books } = ground
  const form = books.ofPayment(String(body.paymentId))
  if (form?.paymentStatus !== 'SUCCESS') return failure(body, '5086', 'Ödeme bulunamadı')
  if (form.cancelled) return failure(body, '5093', 'Ödeme daha önce iptal edildi')
  books.keep({ ...withMovement(ground, form, 'CANCEL', takenBy(form) - backOf(form)), cancelled: true })
  return said(body, { paymentId: form.paymentId })
}

function refund(ground: Ground, { body }: Asked): Response {
  const { books } = ground
  const form = books.ofPayment(String(body.paymentId))
  const minor = Math.round(Number(body.price) * 100)
  if (!form || takenBy(form) === 0) return failure(body, '5086', 'Ödeme bulunamadı')
  if (!(minor > 0) || backOf(form) + minor > takenBy(form)) return failure(body, '5092', 'İade tutarı aşıldı')
  const key = `${String(body.conversationId)} ${randomBytes(4).toString('hex')}`
  books.keep({ ...withMovement(ground, form, 'REFUND', minor), refunds: { ...form.refunds, [key]: minor } })
  return said(body, { paymentId: form.paymentId, price: Number(body.price) })
}

function report({ books }: Ground, { body, searchParams }: Asked): Response {
  const asked = searchParams.get('paymentConversationId')
  const payments = books
    .all()
    .filter(({ conversationId, paymentId }) => conversationId === asked && paymentId !== undefined)
    .map((form) => ({
      paymentId: form.paymentId,
      paymentConversationId: form.conversationId,
      price: form.priceMinor / 100,
      refunds: Object.entries(form.refunds).map(([key, minor]) => ({
        refundConversationId: key.split(' ')[0],
        refundPrice: minor / 100,
        refundStatus: form.failedRefunds?.includes(key) ? 0 : 1,
      })),
    }))
  return said(body, { payments })
}

const rowsOnPage = 100

function transactions({ books }: Ground, { body, searchParams }: Asked): Response {
  const day = searchParams.get('transactionDate') ?? ''
  const rows = books.all().flatMap((form) =>
    (form.movements ?? [])
      .filter(({ at }) => at.startsWith(day))
      .map(({ type, minor, at, id, status }) => ({
        transactionType: type,
        transactionId: id,
        transactionStatus: status,
        transactionDate: at,
        paymentId: form.paymentId,
        paymentConversationId: form.conversationId,
        price: minor / 100,
        transactionCurrency: form.currency,
        iyzicoCommission: 0.25,
      })),
  )
  const page = Number(searchParams.get('page') ?? 1)
  return said(body, {
    transactions: rows.slice((page - 1) * rowsOnPage, page * rowsOnPage),
    currentPage: page,
    totalPageCount: Math.max(1, Math.ceil(rows.length / rowsOnPage)),
  })
}

/** Events that a tester lets happen to a payment after it was taken. */
interface RaisedEvent {
  /** The merchant's id of the payment. */
  readonly payment: string
  /** `CHARGEBACK`, `CHARGEBACK_REVERSAL`; `REFUND_RETRY_FAILURE`: a refund did not arrive; any other is booked under that name. */
  readonly type: string
  /** The merchant's id of the refund that is meant. */
  readonly refund?: string
  readonly minor?: number
}

function makeEvent(ground: Ground, { payment, type, refund: refundId, minor }: RaisedEvent): Response {
  const form = ground.books.all().find(({ conversationId, paymentId }) => conversationId === payment && paymentId)
  if (!form) return new Response(null, { status: 404 })
  const key = Object.keys(form.refunds).find((one) => one.split(' ')[0] === refundId)
  const changed =
    type === 'REFUND_RETRY_FAILURE' && key !== undefined
      ? {
          ...withMovement(ground, form, 'REFUND_REVERSAL', form.refunds[key]!),
          failedRefunds: [...(form.failedRefunds ?? []), key],
        }
      : withMovement(ground, form, type, minor ?? takenBy(form))
  notify(ground, ground.books.keep(changed), type === 'REFUND_RETRY_FAILURE' ? type : undefined)
  return Response.json({})
}

const endings: Readonly<Record<string, Pick<BookedForm, 'paymentStatus' | 'fraudStatus' | 'errorCode'>>> = {
  approve: { paymentStatus: 'SUCCESS', fraudStatus: 1 },
  review: { paymentStatus: 'SUCCESS', fraudStatus: 0 },
  fail: { paymentStatus: 'FAILURE', errorCode: '10051' },
  cancel: { paymentStatus: 'FAILURE', errorCode: '10012' },
}

async function answerShopper(ground: Ground, token: string, request: Request): Promise<Response> {
  const form = ground.books.form(token)
  if (!form || form.paymentStatus === 'SUCCESS' || isOver(ground, form)) return overPage()
  const pressed = request.method === 'POST' ? (new URLSearchParams(await request.text()).get('outcome') ?? '') : ''
  if (pressed === 'challenge') {
    ground.books.keep({ ...form, paymentStatus: 'INIT_THREEDS' })
    return askBank(ground, form)
  }
  const ending = endings[pressed]
  if (!ending) return askShopper(ground, form)
  const ended = ground.books.keep(
    withTaken(ground, { ...form, ...ending, paymentId: form.paymentId ?? randomBytes(6).toString('hex') }),
  )
  notify(ground, ended)
  if (pressed === 'review') void untilDue(() => ground.switches.pendingMs).then(() => endReview(ground, token))
  return postingPage(form.callbackUrl, { token })
}

const askShopper = ({ url }: Ground, form: BookedForm): Response =>
  simulatorPage({
    title: 'Kartla öde',
    lead: 'Pay here by card, and you are sent back to the shop.',
    facts: [['Tutar', amountOnPage(form.priceMinor, form.currency)]],
    action: `${url}/pay?token=${form.token}`,
    buttons: [
      ['approve', 'Öde · pay'],
      ['challenge', '3-D Secure'],
      ['review', 'Pay, and be looked at first'],
      ['fail', 'Let it be refused'],
      ['cancel', 'Cancel and go back'],
    ],
  })

const askBank = ({ url }: Ground, form: BookedForm): Response =>
  simulatorPage({
    title: 'Bu siz misiniz? · Is this you?',
    lead: 'Your bank asks you to confirm this payment.',
    facts: [['Tutar', amountOnPage(form.priceMinor, form.currency)]],
    action: `${url}/pay?token=${form.token}`,
    buttons: [
      ['approve', 'Onayla · confirm'],
      ['fail', 'Confirm with a wrong code'],
    ],
  })

function endReview(ground: Ground, token: string): void {
  const form = ground.books.form(token)
  if (form?.fraudStatus !== 0 || form.cancelled) return
  notify(ground, ground.books.keep(withTaken(ground, { ...form, fraudStatus: 1 })))
}

/** A try to pay stands in the transactions, whether it worked or not; one that is looked at, when it is over. */
function withTaken(ground: Ground, form: BookedForm): BookedForm {
  if (form.fraudStatus === 0) return form
  return withMovement(ground, form, 'PAYMENT', form.priceMinor, form.paymentStatus === 'SUCCESS' ? 2 : -1)
}

/** The shop is told some time later; one that does not answer is told again. */
function notify({ keys, shopUrl, switches }: Ground, form: BookedForm, iyziEventType = 'CHECKOUT_FORM_AUTH'): void {
  if (switches.notifyNever) return
  const status = form.paymentStatus === 'SUCCESS' ? 'SUCCESS' : 'FAILURE'
  const body = {
    paymentConversationId: form.conversationId,
    merchantId: 42,
    token: form.token,
    status,
    iyziReferenceCode: `${form.token}${form.fraudStatus ?? ''}${form.movements?.length ?? ''}`,
    iyziEventType,
    iyziEventTime: Date.now(),
    iyziPaymentId: form.paymentId,
  }
  const message = [keys.secretKey, body.iyziEventType, form.paymentId, form.token, form.conversationId, status].join('')
  const signature = hexHmac(switches.notifySignedWrong ? 'wrong' : keys.secretKey, message)
  const deliver = async (attempt: number): Promise<void> => {
    const told = await fetch(`${shopUrl}/api/order/payment/iyzico/retrieve-payment-webhook`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-iyz-signature-v3': signature },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(10_000),
    }).then(
      (answer) => answer.ok,
      () => false,
    )
    if (!told && attempt < 3) setTimeout(() => deliver(attempt + 1), 15 * 60_000).unref()
  }
  void untilDue(() => switches.notifyAfterMs).then(() => {
    for (let times = 0; times < switches.notifyTimes; times++) void deliver(0)
  })
}
