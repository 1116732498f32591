import type { BasketResponse } from '#contracts/basket.ts'
import type { Shell } from '#contracts/content.ts'
import type { DocumentSettings, MailData, MailKind, Storefront } from '#contracts/storefront.ts'
import type { Money } from '#foundation/money.ts'
import type { Translate } from '#foundation/words.ts'
import type { Market, Markets } from '#server/markets/index.ts'
import type { Fulfilments, giftCardDocument, Order } from '#server/orders/index.ts'
import type { MailAttachment, MailTransport } from './mail-transport.port.ts'

/** A mail before it is stored. */
export interface Written {
  readonly kind: string
  readonly market: string
  readonly recipient: string
  readonly subject: string
  readonly html: string
  readonly text: string
  readonly attachments?: readonly MailAttachment[]
}

interface StoredMail extends Written {
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

export interface MailNeeds {
  readonly outbox: {
    find(eventId: string): Promise<StoredMail | undefined>
    store(mail: Written & { readonly eventId: string }): Promise<StoredMail>
    sent(id: number): Promise<void>
    forget(id: number): Promise<void>
  }
  readonly orders: { find(id: string): Promise<Order | undefined> }
  readonly fulfilments: Pick<Fulfilments, 'parcel' | 'cancellation' | 'becoming'>
  /** The shopper who gets a refund, and its amount. */
  readonly payer: (
    paymentId: string,
  ) => Promise<{ readonly email: string; readonly market: string; readonly amount: Money } | undefined>
  readonly giftCardMails: {
    content(cardId: string): Promise<GiftCardMail | undefined>
    /** The mail with the code is stored, so the readable code is deleted. */
    forgetCode(cardId: string): Promise<void>
  }
  readonly reminder: (
    market: Market,
    basketId: string,
  ) => Promise<{ readonly email: string; readonly response: BasketResponse; readonly ticket: string } | undefined>
  readonly markets: Pick<Markets, 'find'>
  readonly shell: (market: Market) => Shell
  readonly words: (market: Market) => Translate
  readonly storefront: () => Promise<Pick<Storefront, 'mail'>>
  readonly settings: (market: Market) => DocumentSettings
  /** Whole addresses. */
  readonly receiptUrl: (market: Market, orderId: string) => string
  readonly basketUrl: (market: Market) => string
  readonly reminderUrl: (basketId: string, ticket: string) => string
  readonly pdf: (document: ReturnType<typeof giftCardDocument>) => Promise<Uint8Array>
  /** Undefined if there is no mail server: mails stay in the outbox. */
  readonly transport: MailTransport | undefined
  /** True where developers read mails in the outbox, with the links in them. */
  readonly showsOutbox: boolean
}

/** Sends the mail of an event once. */
export type SendOnce = (eventId: string, write: () => Promise<Written | undefined>) => Promise<void>

/** A mail in the language and design of its market. */
export async function writtenMail<Kind extends MailKind>(
  { storefront, shell, settings }: Pick<MailNeeds, 'storefront' | 'shell' | 'settings'>,
  market: Market,
  kind: Kind,
  data: MailData[Kind],
  recipient: string,
): Promise<Written> {
  const mail = (await storefront()).mail(kind, data, shell(market), settings(market))
  return { ...mail, kind, market: market.id, recipient }
}
