import type { BasketResponse } from '#contracts/basket.ts'
import type { Shell } from '#contracts/content.ts'
import type { MailData, MailKind } from '#contracts/mails.ts'
import type { DocumentSettings, Storefront } from '#contracts/storefront.ts'
import type { Money } from '#foundation/money.ts'
import type { Translate } from '#foundation/words.ts'
import type { Market, Markets } from '#server/markets/index.ts'
import type { Fulfilments, giftCardDocument, Order } from '#server/orders/index.ts'
import type { MailAttachment, MailTransport } from './mail-transport.port.ts'

/** A mail before it is stored. */
export interface UnsentMail {
  readonly kind: string
  readonly market: string
  readonly recipient: string
  readonly subject: string
  readonly html: string
  readonly text: string
  readonly attachments?: readonly MailAttachment[]
  /** A POST to this address ends all marketing mails; only in marketing mails. */
  readonly unsubscribeUrl?: string | null | undefined
}

interface StoredMail extends UnsentMail {
  readonly eventId: string
  readonly id: number
  readonly sentAt: Date | null
}

/** The gift card mail to send to the recipient. */
export interface GiftCardMail {
  readonly giftCardNumber: string
  readonly validationCode: string
  readonly amount: Money
  readonly market: string
  readonly recipientEmail: string
  readonly recipientName?: string | undefined
  readonly senderName?: string | undefined
  readonly message?: string | undefined
  readonly expiresAt: Date | null
}

interface InvoiceFile {
  readonly name: string
  readonly content: Uint8Array
}

/** In the form of a mail attachment. */
export const attachedPdf = (file: InvoiceFile | undefined): MailAttachment[] =>
  file ? [{ name: file.name, type: 'application/pdf', content: Buffer.from(file.content).toString('base64') }] : []

export interface MailNeeds {
  readonly outbox: {
    find(eventId: string): Promise<StoredMail | undefined>
    read(id: number): Promise<StoredMail | undefined>
    store(mail: UnsentMail & { readonly eventId: string }): Promise<StoredMail>
    markSent(id: number): Promise<void>
    deleteContent(id: number): Promise<void>
  }
  readonly orders: { find(id: string): Promise<Order | undefined> }
  readonly fulfilments: Pick<Fulfilments, 'parcel' | 'cancellation' | 'readProgress'>
  /** The shopper who gets a refund, and the amount. */
  readonly payer: (
    paymentId: string,
  ) => Promise<{ readonly email: string; readonly market: string; readonly amount: Money } | undefined>
  readonly giftCardMails: {
    content(cardId: string): Promise<GiftCardMail | undefined>
    /** Called when the mail with the code is stored; deletes the readable code. */
    forgetCode(cardId: string): Promise<void>
  }
  readonly reminder: (
    market: Market,
    basketId: string,
  ) => Promise<{ readonly email: string; readonly response: BasketResponse; readonly ticket: string } | undefined>
  /** The contact of an address that may get marketing mails now. */
  readonly mayMail: (email: string) => Promise<{ readonly id: string } | undefined>
  /** Full addresses to unsubscribe: with one click in a mail program, and with a button on a page. */
  readonly unsubscribeUrls: (
    market: Market,
    contactId: string,
    messageId: string,
  ) => { readonly oneClick: string; readonly page: string }
  readonly clock: () => Date
  readonly markets: Pick<Markets, 'find'>
  readonly shell: (market: Market) => Shell
  readonly words: (market: Market) => Translate
  readonly storefront: () => Promise<Pick<Storefront, 'mail'>>
  readonly settings: (market: Market) => DocumentSettings
  /** Full addresses. */
  readonly receiptUrl: (market: Market, orderId: string) => string
  /** The invoice of an order and the credit note of a refund, if its market requires them. A repeated call returns the same document. */
  readonly invoices: {
    issue(orderId: string): Promise<InvoiceFile | undefined>
    credit(cancellationId: string): Promise<InvoiceFile | undefined>
  }
  readonly basketUrl: (market: Market) => string
  readonly reminderUrl: (basketId: string, ticket: string) => string
  readonly pdf: (document: ReturnType<typeof giftCardDocument>) => Promise<Uint8Array>
  /** Undefined if there is no mail server: mails stay in the outbox. */
  readonly transport: MailTransport | undefined
  /** True if developers read mails in the outbox, including the links in them. */
  readonly showsOutbox: boolean
}

/** Sends only one mail for an event. */
export type SendOnce = (eventId: string, write: () => Promise<UnsentMail | undefined>) => Promise<void>

export interface MailToWrite<Kind extends MailKind> {
  readonly kind: Kind
  readonly data: MailData[Kind]
  readonly recipient: string
}

/** A mail in the language and design of its market. */
export async function writtenMail<Kind extends MailKind>(
  { storefront, shell, settings }: Pick<MailNeeds, 'storefront' | 'shell' | 'settings'>,
  market: Market,
  { kind, data, recipient }: MailToWrite<Kind>,
): Promise<UnsentMail> {
  const mail = (await storefront()).mail(kind, data, shell(market), settings(market))
  return { ...mail, kind, market: market.id, recipient }
}
