import { type Answers, paged, problem, withContact } from './answers.ts'
import type { Receipt } from './books.ts'

export const record: Answers = async ({ books, request }) => {
  const receipt = (await request.json()) as Receipt & { contact?: { matchKey?: string } }
  if (typeof receipt.totalGrossPrice !== 'number' || !receipt.uniqueReceiptId) return problem(400, 'InvalidReceipt')
  const contactId = books.idOf(receipt.contact?.matchKey ?? '')
  if (contactId === undefined) return problem(404, 'ContactNotFound')
  if (!books.isKnown(receipt.uniqueReceiptId)) books.record(contactId, receipt)
  return Response.json({ uniqueReceiptId: receipt.uniqueReceiptId })
}

const isWeb = (storeId: string): boolean => storeId.startsWith('ECOM')

const storeNameOf = (storeId: string): string => (isWeb(storeId) ? `Web shop ${storeId}` : `Store ${storeId}`)

export const transactions = withContact(({ books, query }, { id }) =>
  paged(
    books.receiptsOf(id).map(({ receipt }, index) => ({
      ...{ id: `tr-${index + 1}`, transactionNumber: receipt.receiptNumber, externalId: receipt.uniqueReceiptId },
      ...{ createdDate: receipt.createdDate, storeName: storeNameOf(receipt.storeExternalId) },
      storeType: isWeb(receipt.storeExternalId) ? 'ECOM' : 'STORE',
      numberOfItems: receipt.items.length,
      ...{ netPriceSum: receipt.totalGrossPrice, localNetPriceSum: receipt.totalGrossPrice },
      ...{ localCurrency: receipt.currency, groupCurrency: receipt.currency, lineItems: receipt.items },
    })),
    query,
  ),
)

export const stores: Answers = ({ books, query }) => {
  const receipts = books.all().flatMap(({ id }) => books.receiptsOf(id))
  const ids = new Set(receipts.map(({ receipt }) => receipt.storeExternalId))
  return paged(
    [...ids].map((externalId) => ({ name: storeNameOf(externalId), externalId })),
    query,
  )
}
