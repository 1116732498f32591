import { answerWith, type SimulatorContext, type SimulatorRequest } from './simulator-context.ts'

const rowsOnPage = 100

export function transactions({ books }: SimulatorContext, { body, searchParams }: SimulatorRequest): Response {
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
  return answerWith(body, {
    transactions: rows.slice((page - 1) * rowsOnPage, page * rowsOnPage),
    currentPage: page,
    totalPageCount: Math.max(1, Math.ceil(rows.length / rowsOnPage)),
  })
}
